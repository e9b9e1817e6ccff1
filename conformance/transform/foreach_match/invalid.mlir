// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.foreach_match` is refused; what keeps them all is not.

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
    %0 = foreach_match in %x @m -> @c : (!transform.any_op) -> !transform.any_op
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
    %0 = foreach_match in %x @q -> @c : (!transform.any_op) -> !transform.any_op
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
    // expected-error@+1 {{unresolved action symbol @q}}
    %0 = foreach_match in %x @m -> @q : (!transform.any_op) -> !transform.any_op
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
    %0 = foreach_match in %x @f -> @c : (!transform.any_op) -> !transform.any_op
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
  // expected-error@+1 {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @u(%x: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @n() {
    transform.yield
  }
  func.func private @f()
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    %0 = foreach_match in %x @m -> @u : (!transform.any_op) -> !transform.any_op
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
  // expected-note@+1 {{symbol declaration}}
  transform.named_sequence @n() {
    transform.yield
  }
  func.func private @f()
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{the number of operands (1) doesn't match the number of matcher arguments (0) for @n}}
    %0 = foreach_match in %x @n -> @c : (!transform.any_op) -> !transform.any_op
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
  // expected-warning@+2 {{op argument #0 is not consumed in the body but is marked as consumed}}
  // expected-note@+1 {{symbol declaration}}
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
    // expected-error@+1 {{'transform.foreach_match' op does not expect matcher symbol to consume its operand #0}}
    %0 = foreach_match in %x @c -> @n : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  // expected-note@+1 {{symbol declaration}}
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
    // expected-error@+1 {{mismatching type interfaces for operand and matcher argument #0 of matcher @p}}
    %0 = foreach_match in %x @p -> @c : (!transform.any_op) -> !transform.any_op
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
    // expected-error@+1 {{mismatching number of matcher results and action arguments between @m (1) and @n (0)}}
    %0 = foreach_match in %x @m -> @n : (!transform.any_op) -> !transform.any_op
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
    // expected-error@+1 {{mismatching type interfaces for matcher result and action argument #0of matcher @m and action @p}}
    %0 = foreach_match in %x @m -> @p : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note@+1 {{symbol declaration}}
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
    // expected-error@+1 {{the number of action results (1) for @m doesn't match the number of extra op results (0)}}
    %0 = foreach_match in %x @m -> @m : (!transform.any_op) -> !transform.any_op
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
    %0, %1 = foreach_match in %x @m -> @m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note@+1 {{symbol declaration}}
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
    // expected-error@+1 {{mismatching type interfaces for action result #0 of action @m and op result}}
    %0, %1 = foreach_match in %x @m -> @m : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
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
  // expected-warning@+2 {{op argument #0 is not consumed in the body but is marked as consumed}}
  // expected-note@+1 {{symbol declaration}}
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
    // expected-error@+1 {{the number of action results (0) for @c doesn't match the number of extra op results (1)}}
    %0, %1 = foreach_match in %x @m -> @c : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
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
    // expected-error@+1 {{'transform.foreach_match' op expected the same number of matchers and actions}}
    %0 = "transform.foreach_match"(%x) <{matchers = [@m], actions = [@c, @c]}> : (!transform.any_op) -> !transform.any_op
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
    // expected-error@+1 {{'transform.foreach_match' op expected at least one match/action pair}}
    %0 = "transform.foreach_match"(%x) <{matchers = [], actions = []}> : (!transform.any_op) -> !transform.any_op
  }
}
