// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.num_associations` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.num_associations %a : (!transform.any_op) -> !transform.param<i64>
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{expected the type of the parameter attribute ('i64') to match the parameter type ('i32')}}
  %0 = transform.num_associations %a : (!transform.any_op) -> !transform.param<i32>
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.num_associations %a : (!transform.any_op) -> !transform.any_param
  return
}
