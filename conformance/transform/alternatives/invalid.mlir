// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.alternatives` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.alternatives %a : !transform.any_op -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.yield %x : !transform.any_op
  }, {
  ^bb0(%x: !transform.any_op):
    transform.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.alternatives' op expects terminator operands to have the same type as results of the operation}}
  %0 = transform.alternatives %a : !transform.any_op -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.yield %x : !transform.any_op
  }, {
  ^bb0(%x: !transform.any_op):
    // expected-note@+1 {{terminator}}
    transform.yield
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.alternatives' op result #0 must be variadic of TransformHandleTypeInterface instance, but got '!transform.any_value'}}
  %0 = transform.alternatives %a : !transform.any_op -> !transform.any_value {
  ^bb0(%x: !transform.any_op):
    transform.yield %x : !transform.any_op
  }
  return
}
