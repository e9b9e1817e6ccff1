// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `shard.sharding` is refused.

shard.grid @g(shape = 4)
func.func @f() {
  // expected-error@+1 {{'shard.sharding' op halo sizes and shard offsets are mutually exclusive}}
  %0 = "shard.sharding"() <{grid = @g, split_axes = #shard<axisarray[[0]]>, static_sharded_dims_offsets = array<i64: 0, 1>, static_halo_sizes = array<i64: 1, 1>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !shard.sharding
  return
}
