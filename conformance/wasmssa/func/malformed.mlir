// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `wasmssa.func` is refused.

// expected-error@+1 {{custom op 'wasmssa.func' expecting either `exported` or symbol name. got name}}
wasmssa.func name()

// -----

// expected-error@+1 {{custom op 'wasmssa.func' expecting either `exported` or symbol name. got hidden}}
wasmssa.func hidden @f()

// -----

// expected-error@+1 {{custom op 'wasmssa.func' expected valid '@'-identifier for symbol name}}
wasmssa.func exported f()

// -----

// expected-error@+1 {{expected non-function type}}
wasmssa.func @f() -> {}

// -----

// expected-error@+1 {{expected non-function type}}
wasmssa.func @f(
