// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.pack_transpose` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0:3 = transform.structured.pack_transpose %a with_compute_op(%a) outer_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.pack_transpose' op "outer_perm" is not a valid permutation}}
  %0:3 = transform.structured.pack_transpose %a with_compute_op(%a) outer_perm = [1, 1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.pack_transpose' op "inner_perm" is not a valid permutation}}
  %0:3 = transform.structured.pack_transpose %a with_compute_op(%a) outer_perm = [1, 0] inner_perm = [1, 2] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.pack_transpose' op  at least one of "inner_perm" or "outer_perm" must be specified}}
  %0:3 = transform.structured.pack_transpose %a with_compute_op(%a) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
