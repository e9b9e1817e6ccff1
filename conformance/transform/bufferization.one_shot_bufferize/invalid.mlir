// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.bufferization.one_shot_bufferize` is refused; what keeps them all is not.

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.bufferization.one_shot_bufferize' op unsupported memcpy op}}
%r = "transform.bufferization.one_shot_bufferize"(%h) <{memcpy_op="a"}> : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
%r = "transform.bufferization.one_shot_bufferize"(%h) <{memcpy_op="linalg.copy"}> : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.bufferization.one_shot_bufferize' op 'print_conflicts' requires 'test_analysis_only'}}
%r = "transform.bufferization.one_shot_bufferize"(%h) <{print_conflicts=true}> : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.bufferization.one_shot_bufferize' op 'dump_alias_sets' requires 'test_analysis_only'}}
%r = "transform.bufferization.one_shot_bufferize"(%h) <{dump_alias_sets=true}> : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
%r = "transform.bufferization.one_shot_bufferize"(%h) <{dump_alias_sets=true,print_conflicts=true,test_analysis_only=true}> : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.bufferization.one_shot_bufferize' op unsupported memcpy op}}
%r = "transform.bufferization.one_shot_bufferize"(%h) <{memcpy_op="a",print_conflicts=true}> : (!transform.any_op) -> !transform.any_op
