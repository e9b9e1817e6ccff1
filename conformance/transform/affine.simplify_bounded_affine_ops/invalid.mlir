// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.affine.simplify_bounded_affine_ops` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  transform.affine.simplify_bounded_affine_ops %a with [%a : !transform.any_op] within [0] and [20] : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.affine.simplify_bounded_affine_ops' op incorrect number of lower bounds, expected 1 but found 2}}
  transform.affine.simplify_bounded_affine_ops %a with [%a : !transform.any_op] within [0, 1] and [20] : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.affine.simplify_bounded_affine_ops' op incorrect number of upper bounds, expected 1 but found 2}}
  transform.affine.simplify_bounded_affine_ops %a with [%a : !transform.any_op] within [0] and [20, 1] : !transform.any_op
  return
}
