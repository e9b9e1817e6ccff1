// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.match.structured` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  transform.match.structured %a : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.match.structured.yield
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.match.structured' op expected one body argument}}
  transform.match.structured %a : !transform.any_op {
  ^bb0(%x: !transform.any_op, %y: !transform.any_op):
    transform.match.structured.yield
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.match.structured' op expected body argument to implement TransformHandleTypeInterface}}
  transform.match.structured %a : !transform.any_op {
  ^bb0(%x: !transform.any_value):
    transform.match.structured.yield
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  transform.match.structured %a : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.print
    transform.match.structured.yield
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.match.structured.body' op expects parent op to be 'transform.match.structured'}}
  transform.match.structured.body %a {passthrough} : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.match.structured' op expected one body argument}}
  "transform.match.structured"(%a) <{failure_propagation_mode = 1 : i32}> ({
    transform.match.structured.yield
  }) : (!transform.any_op) -> ()
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.match.structured' op expects nested operations to implement MatchOpInterface}}
  transform.match.structured %a : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    // expected-note@+1 {{offending operation}}
    %0 = transform.structured.interchange %x : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
  return
}
