// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.map.bounds` is refused; what keeps them all is not.

func.func @f(%a: i64) {
  %0 = "omp.map.bounds"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0>}> : (i64) -> !omp.map_bounds_ty
  return
}

// -----

func.func @f(%a: i64) {
  %0 = "omp.map.bounds"(%a) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> : (i64) -> !omp.map_bounds_ty
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@+1 {{expected extent or upperbound.}}
  %0 = "omp.map.bounds"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>}> : (i64) -> !omp.map_bounds_ty
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@+1 {{expected extent or upperbound.}}
  %0 = "omp.map.bounds"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0>}> : (i64) -> !omp.map_bounds_ty
  return
}
