// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.match.structured.result` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %1 = transform.match.structured.result %x[0] {any} : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %1 = transform.match.structured.result %x[0] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
    %1 = transform.match.structured.result %x[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
    %1 = transform.match.structured.result %x[0] {single} : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.result' op 'any' and 'single' are mutually exclusive}}
    %1 = transform.match.structured.result %x[0] {any, single} : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.result' op expected predicate to apply to the surrounding structured op}}
    %1 = transform.match.structured.result %a[0] {any} : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}
