// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.hoist_pad.build_packing_loop_nest` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.structured.hoist_pad.build_packing_loop_nest %a above %a, transpose by [1, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.hoist_pad.build_packing_loop_nest' op expects transpose to be a permutation, found 0, 2}}
  %0 = transform.structured.hoist_pad.build_packing_loop_nest %a above %a, transpose by [0, 2] : (!transform.any_op, !transform.any_op) -> !transform.any_op
  return
}
