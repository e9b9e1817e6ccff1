// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.match.structured.dim` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.dim %x[0] {parallel} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.dim %x[all] {parallel} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.dim %x[except(0)] {parallel} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.dim' op cannot request the same dimension to be both parallel and reduction}}
    transform.match.structured.dim %x[0] {parallel, reduction} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.dim' op expected the listed values to be unique}}
    transform.match.structured.dim %x[0, 0] {parallel} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.dim %x[0, 1, 0] {parallel} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.dim' op must request specific values in the list if 'all' is not specified}}
    "transform.match.structured.dim"(%x) <{raw_dim_list = array<i64>}> : (!transform.any_op) -> ()
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.dim' op cannot both request 'all' and specific values in the list}}
    "transform.match.structured.dim"(%x) <{is_all, raw_dim_list = array<i64: 1>}> : (!transform.any_op) -> ()
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.dim' op cannot request both 'all' and 'inverted' values in the list}}
    "transform.match.structured.dim"(%x) <{is_all, is_inverted, raw_dim_list = array<i64>}> : (!transform.any_op) -> ()
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.match.structured failures(propagate) %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.match.structured.dim' op expected predicate to apply to the surrounding structured op}}
    transform.match.structured.dim %a[0] {parallel} : !transform.any_op
    transform.match.structured.yield %x : !transform.any_op
  }
  return
}
