// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `ml_program.func` is refused.

// expected-error@+1 {{custom op 'ml_program.func' expected valid '@'-identifier for symbol name}}
ml_program.func name()

// -----

// expected-error@+1 {{custom op 'ml_program.func' expected type instead of SSA identifier}}
ml_program.func @f(i32, %a: i32)

// -----

// expected-error@+1 {{custom op 'ml_program.func' expected SSA identifier}}
ml_program.func @f(%a: i32, i32)

// -----

// expected-error@+1 {{custom op 'ml_program.func' expected non-empty function body}}
ml_program.func @f() {}

// -----

// expected-error@+1 {{expected ')'}}
ml_program.func @f(i32

// -----

// expected-error@+1 {{expected non-function type}}
ml_program.func @f() -> {}

// -----

// expected-error@+1 {{expected '{' in attribute dictionary}}
ml_program.func @f() attributes tag
