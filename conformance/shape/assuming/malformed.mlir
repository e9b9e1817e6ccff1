// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `shape.assuming` is refused.

func.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  shape.assuming {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+2 {{use of value '%i' expects different type than prior uses: '!shape.witness' vs 'index'}}
  // expected-note@-2 {{prior use here}}
  shape.assuming %i {}
  return
}

// -----

func.func @f(%wit: !shape.witness) {
  // expected-error@+1 {{expected non-function type}}
  shape.assuming %wit -> {}
  return
}

// -----

func.func @f(%wit: !shape.witness) {
  // expected-error@+1 {{expected '{' to begin a region}}
  shape.assuming %wit
  return
}
