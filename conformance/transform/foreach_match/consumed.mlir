// RUN: %bridge-opt --engine=native --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --verify-diagnostics %s
// The root of `transform.foreach_match` is consumed, so a sequence that says so is right.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @p(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    transform.foreach_match in %root @m -> @p : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
