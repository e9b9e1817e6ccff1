// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.tile_using_forall` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0:2 = transform.structured.tile_using_forall %a num_threads [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0:2 = transform.structured.tile_using_forall %a tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.tile_using_forall' op either (packed_)num_threads or (packed_)tile_sizes must be specified}}
  %0:2 = "transform.structured.tile_using_forall"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_num_threads = array<i64>, static_tile_sizes = array<i64>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.tile_using_forall' op num_threads and packed_num_threads are mutually exclusive}}
  %0:2 = "transform.structured.tile_using_forall"(%a, %a) <{operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, static_num_threads = array<i64: 4>, static_tile_sizes = array<i64>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.tile_using_forall' op tile_sizes and packed_tile_sizes are mutually exclusive}}
  %0:2 = "transform.structured.tile_using_forall"(%a, %a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>, static_num_threads = array<i64>, static_tile_sizes = array<i64: 4>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{expected ')'}}
  %0:2 = transform.structured.tile_using_forall %a num_threads *(%a : !transform.any_op) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
