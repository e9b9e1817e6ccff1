// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.match.structured.input` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.input %x[0] {permutation} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.input' op "permutation" and "projected_permutation" are mutually exclusive}}
    transform.match.structured.input %x[0] {permutation, projected_permutation} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %1 = transform.match.structured.input %x[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.input' op cannot bind multiple inputs/inits to the same value}}
    %1 = transform.match.structured.input %x[0, 1] : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.input' op expected the listed values to be unique}}
    transform.match.structured.input %x[0, 0] {permutation} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.input' op expected predicate to apply to the surrounding structured op}}
    transform.match.structured.input %a[0] {permutation} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}
