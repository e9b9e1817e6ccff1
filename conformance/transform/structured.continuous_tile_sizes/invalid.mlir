// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.continuous_tile_sizes` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0:2 = "transform.structured.continuous_tile_sizes"(%a) <{dimension = 0 : i64, target_size = 3 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.continuous_tile_sizes' op expects all results type to be the same}}
  %0:2 = "transform.structured.continuous_tile_sizes"(%a) <{dimension = 0 : i64, target_size = 3 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
  return
}
