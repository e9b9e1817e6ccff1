// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.gpu.map_forall_to_blocks` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.gpu.map_forall_to_blocks %a grid_dims = [1, 2, 3] : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.gpu.map_forall_to_blocks %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.gpu.map_forall_to_blocks' op transform requires empty or size-3 grid_dims}}
  %0 = transform.gpu.map_forall_to_blocks %a grid_dims = [1, 2] : (!transform.any_op) -> !transform.any_op
  return
}
