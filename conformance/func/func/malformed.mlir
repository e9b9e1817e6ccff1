// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `func.func` is refused.

  // expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func name()

// -----

  // expected-error@+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func private @f(i32, %a: i32)

// -----

  // expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32, i32)

// -----

  // expected-error@+1 {{expected ')'}}
func.func private @f(i32 {}

// -----

  // expected-error@+1 {{expected non-function type}}
func.func private @f() -> {}

// -----

  // expected-error@+1 {{custom op 'func.func' expected non-empty function body}}
func.func @f() {}

// -----

  // expected-error@+2 {{region entry argument '%a' is already in use}}
  // expected-note@+1 {{previously referenced here}}
func.func @f(%a: i32, %a: i32) { }

// -----

  // expected-error@+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_name = "g"}

// -----

  // expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func hidden @f()
