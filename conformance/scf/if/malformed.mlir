// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `scf.if` is refused.

func.func @f(%i: index) {
  // expected-error@+2 {{use of value '%i' expects different type than prior uses: 'i1' vs 'index'}}
  // expected-note@-2 {{prior use here}}
  scf.if %i {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  scf.if {}
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{expected '{' to begin a region}}
  scf.if %c else {}
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{expected '{' to begin a region}}
  scf.if %c -> f32
  return
}
