// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.hoist_pad` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.structured.hoist_pad %a by 1 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.hoist_pad' op expects transpose to be a permutation, found 1, 1}}
  %0 = transform.structured.hoist_pad %a by 1 loops, transpose by [1, 1] : (!transform.any_op) -> !transform.any_op
  return
}
