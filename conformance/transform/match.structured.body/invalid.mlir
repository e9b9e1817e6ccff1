// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.match.structured.body` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.body %x {reduction_position = 0} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.body %x {passthrough} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.body' op only one of {"reduction_position", "passthrough", "elementwise", "contraction"} is allowed}}
    transform.match.structured.body %x {passthrough, elementwise} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.body' op only one of {"reduction_position", "passthrough", "elementwise", "contraction"} is allowed}}
    transform.match.structured.body %x {reduction_position = 0, passthrough} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.body %x {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.body' op expects "contraction" to contain two elements}}
    transform.match.structured.body %x {contraction = ["arith.mulf"]} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.body' op expects "contraction" to contain two elements}}
    transform.match.structured.body %x {contraction = ["a", "b", "c"]} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.body' op expected predicate to apply to the surrounding structured op}}
    transform.match.structured.body %a {passthrough} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}
