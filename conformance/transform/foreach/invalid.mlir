// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.foreach` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  %0 = transform.foreach %a, %b : !transform.any_op, !transform.any_param -> !transform.any_op {
  ^bb0(%x: !transform.any_op, %y: !transform.any_param):
    transform.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  // expected-error@+2 {{TransformOpInterface requires memory effects on operands to be specified}}
  // expected-note@+1 {{no effects specified for operand #1}}
  transform.foreach %a, %b : !transform.any_op, !transform.any_param {
  ^bb0(%x: !transform.any_op):
  }
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  // expected-error@+1 {{'transform.foreach' op expects the same number of targets as the body has block arguments}}
  transform.foreach %a : !transform.any_op {
  ^bb0(%x: !transform.any_op, %y: !transform.any_op):
  }
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  // expected-error@+1 {{'transform.foreach' op expects co-indexed targets and the body's block arguments to have the same op/value/param type}}
  transform.foreach %a, %b : !transform.any_op, !transform.any_param {
  ^bb0(%x: !transform.any_op, %y: !transform.any_op):
  }
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  // expected-error@+1 {{'transform.foreach' op expects the same number of results as the yield terminator has operands}}
  %0 = transform.foreach %a : !transform.any_op -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
  }
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  // expected-error@+1 {{'transform.foreach' op expects co-indexed results and yield operands to have the same op/value/param type}}
  %0 = transform.foreach %a : !transform.any_op -> !transform.any_value {
  ^bb0(%x: !transform.any_op):
    transform.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  // expected-error@+1 {{'transform.foreach' op expects the same number of results as the yield terminator has operands}}
  transform.foreach %a : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.yield %x : !transform.any_op
  }
  return
}
