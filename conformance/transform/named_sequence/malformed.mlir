// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `transform.named_sequence` is refused.

// expected-error@+1 {{custom op 'transform.named_sequence' expected valid '@'-identifier for symbol name}}
transform.named_sequence name()

// -----

// expected-error@+1 {{custom op 'transform.named_sequence' expected type instead of SSA identifier}}
transform.named_sequence @f(!transform.any_op, %a: !transform.any_op)

// -----

// expected-error@+1 {{custom op 'transform.named_sequence' expected SSA identifier}}
transform.named_sequence @f(%a: !transform.any_op, !transform.any_op)

// -----

// expected-error@+1 {{custom op 'transform.named_sequence' expected non-empty function body}}
transform.named_sequence @f() {}

// -----

// expected-error@+1 {{expected ')'}}
transform.named_sequence @f(!transform.any_op

// -----

// expected-error@+1 {{expected non-function type}}
transform.named_sequence @f() -> {}
