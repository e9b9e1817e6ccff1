// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `emitc.func` is refused.

// expected-error@+1 {{custom op 'emitc.func' expected valid '@'-identifier for symbol name}}
emitc.func name()

// -----

// expected-error@+1 {{custom op 'emitc.func' expected type instead of SSA identifier}}
emitc.func @f(i32, %a: i32)

// -----

// expected-error@+1 {{custom op 'emitc.func' expected SSA identifier}}
emitc.func @f(%a: i32, i32)

// -----

// expected-error@+1 {{custom op 'emitc.func' expected non-empty function body}}
emitc.func @f() {}

// -----

// expected-error@+1 {{expected ')'}}
emitc.func @f(i32

// -----

// expected-error@+1 {{custom op 'emitc.func' expected valid '@'-identifier for symbol name}}
emitc.func hidden @f()

// -----

// expected-error@+1 {{expected non-function type}}
emitc.func @f() -> {}

// -----

// expected-error@+1 {{custom op 'emitc.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
emitc.func @f() attributes {sym_name = "g"}
