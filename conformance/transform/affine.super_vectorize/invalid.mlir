// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.affine.super_vectorize` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.affine.super_vectorize' invalid kind of type specified}}
  %0 = transform.affine.super_vectorize %a [8, 4] {fastest_varying_pattern = array<i64: 0, 1>} : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.affine.super_vectorize' op fastest varying pattern specified with different size than the vector size}}
  "transform.affine.super_vectorize"(%a) <{vector_sizes = array<i64: 8, 4>, fastest_varying_pattern = array<i64: 0>}> : (!transform.any_op) -> ()
  return
}
