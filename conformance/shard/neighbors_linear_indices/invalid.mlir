// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `shard.neighbors_linear_indices` is refused; what keeps them all is not.

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (index)
// expected-error@+1 {{Undefined required grid symbol "g".}}
%r:2 = "shard.neighbors_linear_indices"(%v#0) <{grid=@g, split_axes=array<i16: 0>}> : (index) -> (index, index)

// -----

shard.grid @g(shape = 2x4)
%v = "builtin.unrealized_conversion_cast"() : () -> (index)
%a, %b = shard.neighbors_linear_indices on @g[%v, %v] split_axes = [0] : index, index

// -----

shard.grid @g(shape = 2x4)
%v = "builtin.unrealized_conversion_cast"() : () -> (index)
%a, %b = shard.neighbors_linear_indices on @g[%v] split_axes = [5] : index, index

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @g()
%v = "builtin.unrealized_conversion_cast"() : () -> (index)
%a, %b = shard.neighbors_linear_indices on @g[%v] split_axes = [5] : index, index

// -----

func.func private @g()
%v = "builtin.unrealized_conversion_cast"() : () -> (index)
// expected-error@+1 {{Undefined required grid symbol "g".}}
%a, %b = shard.neighbors_linear_indices on @g[%v] split_axes = [5] : index, index

// -----

shard.grid @g(shape = 0)
%v = "builtin.unrealized_conversion_cast"() : () -> (index)
%a, %b = shard.neighbors_linear_indices on @g[%v] split_axes = [5] : index, index
