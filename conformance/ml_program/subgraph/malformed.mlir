// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `ml_program.subgraph` is refused.

// expected-error@+1 {{custom op 'ml_program.subgraph' expected valid '@'-identifier for symbol name}}
ml_program.subgraph name()

// -----

// expected-error@+1 {{custom op 'ml_program.subgraph' expected type instead of SSA identifier}}
ml_program.subgraph @f(i32, %a: i32)

// -----

// expected-error@+1 {{custom op 'ml_program.subgraph' expected SSA identifier}}
ml_program.subgraph @f(%a: i32, i32)

// -----

// expected-error@+1 {{custom op 'ml_program.subgraph' expected non-empty function body}}
ml_program.subgraph @f() {}

// -----

// expected-error@+1 {{expected ')'}}
ml_program.subgraph @f(i32

// -----

// expected-error@+1 {{expected non-function type}}
ml_program.subgraph @f() -> {}

// -----

// expected-error@+1 {{expected '{' in attribute dictionary}}
ml_program.subgraph @f() attributes tag
