// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.split_handle` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0:2 = transform.split_handle %a {overflow_result = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.split_handle' op overflow_result is not a valid result index}}
  %0:2 = transform.split_handle %a {overflow_result = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.split_handle' op expects result types to implement the same transform interface as the operand type}}
  %0:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
  return
}

// -----

func.func @f(%a: !transform.any_param) {
  %0:2 = transform.split_handle %a : (!transform.any_param) -> (!transform.any_param, !transform.any_param)
  return
}
