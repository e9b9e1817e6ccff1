// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.interchange` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.structured.interchange %a iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.interchange' op expects iterator_interchange to be a permutation, found 1, 1}}
  %0 = transform.structured.interchange %a iterator_interchange = [1, 1] : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.interchange' op expects iterator_interchange to be a permutation, found 1, 2}}
  %0 = transform.structured.interchange %a iterator_interchange = [1, 2] : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.structured.interchange %a : (!transform.any_op) -> !transform.any_op
  return
}
