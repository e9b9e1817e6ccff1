// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `shape.func` is refused.

  // expected-error@+1 {{custom op 'shape.func' expected valid '@'-identifier for symbol name}}
shape.func name()

// -----

  // expected-error@+1 {{custom op 'shape.func' expected type instead of SSA identifier}}
shape.func private @f(i32, %a: i32)

// -----

  // expected-error@+1 {{custom op 'shape.func' expected SSA identifier}}
shape.func private @f(%a: i32, i32)

// -----

  // expected-error@+1 {{expected ')'}}
shape.func private @f(i32 {}

// -----

  // expected-error@+1 {{expected non-function type}}
shape.func private @f() -> {}

// -----

  // expected-error@+1 {{custom op 'shape.func' expected non-empty function body}}
shape.func @f() {}

// -----

  // expected-error@+2 {{region entry argument '%a' is already in use}}
  // expected-note@+1 {{previously referenced here}}
shape.func @f(%a: i32, %a: i32) { }

// -----

  // expected-error@+1 {{custom op 'shape.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
shape.func @f() attributes {sym_name = "g"}

// -----

  // expected-error@+1 {{custom op 'shape.func' expected valid '@'-identifier for symbol name}}
shape.func hidden @f()
