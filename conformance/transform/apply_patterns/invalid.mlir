// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.apply_patterns` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  transform.apply_patterns to %a {
    transform.apply_patterns.canonicalization
  } : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.apply_patterns' op expected children ops to implement PatternDescriptorOpInterface}}
  transform.apply_patterns to %a {
    transform.apply_patterns.canonicalization
    // expected-note@+1 {{op without interface}}
    transform.print
  } : !transform.any_op
  return
}
