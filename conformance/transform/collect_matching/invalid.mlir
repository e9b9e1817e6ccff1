// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.collect_matching` is refused; what keeps them all is not.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @p(%x: !transform.any_param {transform.readonly}) -> !transform.any_param {
    transform.yield %x : !transform.any_param
  }
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @u(%x: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  func.func private @f()
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    %0 = collect_matching @m in %x : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @p(%x: !transform.any_param {transform.readonly}) -> !transform.any_param {
    transform.yield %x : !transform.any_param
  }
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @u(%x: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  func.func private @f()
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{unresolved matcher symbol @q}}
    %0 = collect_matching @q in %x : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @p(%x: !transform.any_param {transform.readonly}) -> !transform.any_param {
    transform.yield %x : !transform.any_param
  }
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @u(%x: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  func.func private @f()
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{unresolved matcher symbol @f}}
    %0 = collect_matching @f in %x : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @p(%x: !transform.any_param {transform.readonly}) -> !transform.any_param {
    transform.yield %x : !transform.any_param
  }
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @u(%x: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  func.func private @f()
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{expected the matcher to take one operation handle argument}}
    collect_matching @n in %x : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @p(%x: !transform.any_param {transform.readonly}) -> !transform.any_param {
    transform.yield %x : !transform.any_param
  }
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @u(%x: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  func.func private @f()
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{expected the matcher to take one operation handle argument}}
    %0 = collect_matching @p in %x : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @p(%x: !transform.any_param {transform.readonly}) -> !transform.any_param {
    transform.yield %x : !transform.any_param
  }
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @u(%x: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  func.func private @f()
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{expected the matcher argument to be marked readonly}}
    collect_matching @c in %x : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @p(%x: !transform.any_param {transform.readonly}) -> !transform.any_param {
    transform.yield %x : !transform.any_param
  }
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @u(%x: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  func.func private @f()
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{expected the matcher to yield as many values as op has results (0), got 1}}
    collect_matching @m in %x : (!transform.any_op) -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @p(%x: !transform.any_param {transform.readonly}) -> !transform.any_param {
    transform.yield %x : !transform.any_param
  }
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @u(%x: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  func.func private @f()
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{mismatching type interfaces for matcher result and op result #0}}
    %0 = collect_matching @m in %x : (!transform.any_op) -> !transform.any_value
  }
}
