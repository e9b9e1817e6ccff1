// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.tile_using_for` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0, %1 = transform.structured.tile_using_for %a tile_sizes [4, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.tile_using_for' op expected number of loops to tile (1) to match number of `loops` results (2)}}
  %0, %1:2 = "transform.structured.tile_using_for"(%a) <{static_sizes = array<i64: 4, 0>, scalable_sizes = array<i1: false, false>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.tile_using_for' op expected same number of sizes (2) and scalable sizes (1)}}
  %0, %1:2 = "transform.structured.tile_using_for"(%a) <{static_sizes = array<i64: 4, 4>, scalable_sizes = array<i1: false>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0, %1:2 = "transform.structured.tile_using_for"(%a) <{static_sizes = array<i64: 4, 4>, scalable_sizes = array<i1: false, true>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
