// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `async.func` is refused.

  // expected-error@+1 {{custom op 'async.func' expected valid '@'-identifier for symbol name}}
async.func name()

// -----

  // expected-error@+1 {{custom op 'async.func' expected type instead of SSA identifier}}
async.func private @f(i32, %a: i32)

// -----

  // expected-error@+1 {{custom op 'async.func' expected SSA identifier}}
async.func private @f(%a: i32, i32)

// -----

  // expected-error@+1 {{expected ')'}}
async.func private @f(i32 {}

// -----

  // expected-error@+1 {{expected non-function type}}
async.func private @f() -> {}

// -----

  // expected-error@+1 {{custom op 'async.func' expected non-empty function body}}
async.func @f() {}

// -----

  // expected-error@+2 {{region entry argument '%a' is already in use}}
  // expected-note@+1 {{previously referenced here}}
async.func @f(%a: i32, %a: i32) { }

// -----

  // expected-error@+1 {{custom op 'async.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
async.func @f() attributes {sym_name = "g"}

// -----

  // expected-error@+1 {{custom op 'async.func' expected valid '@'-identifier for symbol name}}
async.func hidden @f()
