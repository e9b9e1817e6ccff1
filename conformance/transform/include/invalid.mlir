// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.include` is refused; what keeps them all is not.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    %0 = include @s failures(propagate) (%x) : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.include' op does not reference a named transform sequence}}
    include @s failures(propagate) (%x) : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @s()
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.include' op does not reference a named transform sequence}}
    include @s failures(propagate) (%x) : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+2 {{TransformOpInterface requires memory effects on operands to be specified}}
    // expected-note@+1 {{no effects specified for operand #0}}
    include @s failures(propagate) (%x) : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{incorrect number of operands for callee}}
    include @s failures(propagate) () : () -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_param {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.include' op operand type mismatch: expected operand type '!transform.any_param', but provided '!transform.any_op' for operand number 0}}
    include @s failures(propagate) (%x) : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{incorrect number of results for callee}}
    %0 = include @s failures(propagate) (%x) : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.include' op type of result #0 must implement the same transform dialect interface as the corresponding callee result}}
    %0 = include @s failures(propagate) (%x) : (!transform.any_op) -> !transform.any_value
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @s(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  // expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-note@+1 {{used here as operand #0}}
    include @s failures(propagate) (%x) : (!transform.any_op) -> ()
    // expected-note@+1 {{used here as operand #0}}
    include @s failures(propagate) (%x) : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{recursion not allowed in named sequences}}
  transform.named_sequence @s() {
    transform.include @s failures(propagate) () : () -> ()
    transform.yield
  }
}
