// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `scf.for` is refused.

func.func @f(%i: index, %n: index) {
  // expected-error@+1 {{custom op 'scf.for' expected 'step'}}
  scf.for %k = %i to %n {}
  return
}

// -----

func.func @f(%i: index, %n: index) {
  // expected-error@+1 {{custom op 'scf.for' expected 'to'}}
  scf.for %k = %i, %n step %n {}
  return
}

// -----

func.func @f(%i: index, %n: index) {
  // expected-error@+1 {{expected '='}}
  scf.for %k : %i to %n step %n {}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{expected SSA operand}}
  scf.for %k = 0 to %n step %n {}
  return
}

// -----

func.func @f(%i: index, %n: index) {
  // expected-error@+2 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  // expected-note@-2 {{prior use here}}
  scf.for %k = %i to %n step %n : i32 {}
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32) {
  // expected-error@+1 {{expected '->'}}
  scf.for %k = %i to %n step %n iter_args(%a = %x) {}
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32) {
  // expected-error@+1 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
  scf.for %k = %i to %n step %n iter_args(%a = %x) -> (f32, f32) {}
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32) {
  // expected-error@+1 {{expected '='}}
  scf.for %k = %i to %n step %n iter_args(%a : %x) -> f32 {}
  return
}

// -----

func.func @f(%i: index, %n: index) {
  // expected-error@+1 {{expected '{' to begin a region}}
  scf.for %k = %i to %n step %n
  return
}
