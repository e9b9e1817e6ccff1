// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.func.cast_and_call` is refused; what keeps them all is not.

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
transform.func.cast_and_call @f before %h : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
transform.func.cast_and_call %h before %h {transform.type_conversion.tensor.cast_shape_dynamic_dims} : (!transform.any_op, !transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.func.cast_and_call' op function handle and name are mutually exclusive}}
transform.func.cast_and_call @f %h before %h : (!transform.any_op, !transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.func.cast_and_call' op expected a function handle or name to call}}
transform.func.cast_and_call before %h : (!transform.any_op) -> !transform.any_op
