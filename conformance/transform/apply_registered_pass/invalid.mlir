// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.apply_registered_pass` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  %0 = transform.apply_registered_pass "canonicalize" with options = {"a" = 1, "b" = %b} to %a : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  %0 = "transform.apply_registered_pass"(%a, %b) <{pass_name = "canonicalize", options = {a = #transform.param_operand<index = 0>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  // expected-error@+1 {{'transform.apply_registered_pass' op dynamic option index 1 is out of bounds for the number of dynamic options: 1}}
  %0 = "transform.apply_registered_pass"(%a, %b) <{pass_name = "canonicalize", options = {a = #transform.param_operand<index = 1>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  // expected-error@+1 {{'transform.apply_registered_pass' op dynamic option index 0 is already used in options}}
  %0 = "transform.apply_registered_pass"(%a, %b) <{pass_name = "canonicalize", options = {a = #transform.param_operand<index = 0>, b = #transform.param_operand<index = 0>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  %0 = "transform.apply_registered_pass"(%a, %b) <{pass_name = "canonicalize", options = {a = [#transform.param_operand<index = 0>, 1]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  // expected-error@+1 {{'transform.apply_registered_pass' op a param operand does not have a corresponding param_operand attr in the options dict}}
  %0 = "transform.apply_registered_pass"(%a, %b) <{pass_name = "canonicalize", options = {a = 1}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}
