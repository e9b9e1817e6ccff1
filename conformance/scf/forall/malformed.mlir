// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `scf.forall` is refused.

func.func @f() {
  // expected-error@+1 {{expected '(' in argument list}}
  scf.forall %k in (4) {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '='}}
  scf.forall (%k) on (4) {}
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  scf.forall (%k) in (%x) {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'scf.forall' expected 'step'}}
  scf.forall (%k) = (0) to (4) {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'scf.forall' expected 'to'}}
  scf.forall (%k) = (0) upto (4) {}
  return
}

// -----

func.func @f(%s: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types}}
  scf.forall (%k) in (4) shared_outs(%o = %s) {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '='}}
  scf.forall (%k) in (4) shared_outs(%o) -> (tensor<4xf32>) {}
  return
}
