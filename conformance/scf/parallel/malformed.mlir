// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `scf.parallel` is refused.

func.func @f(%i: index, %n: index) {
  // expected-error@+1 {{custom op 'scf.parallel' expected 2 operands}}
  scf.parallel (%k, %l) = (%i) to (%n, %n) step (%n, %i) {}
  return
}

// -----

func.func @f(%i: index, %n: index) {
  // expected-error@+1 {{custom op 'scf.parallel' expected 1 operands}}
  scf.parallel (%k) = (%i) to (%n, %n) step (%n) {}
  return
}

// -----

func.func @f(%i: index, %n: index) {
  // expected-error@+1 {{custom op 'scf.parallel' expected 'step'}}
  scf.parallel (%k) = (%i) to (%n) {}
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32) {
  // expected-error@+1 {{custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 0 types}}
  scf.parallel (%k) = (%i) to (%n) step (%n) init (%x) {}
  return
}

// -----

func.func @f(%i: index, %n: index, %x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  scf.parallel (%k) = (%i) to (%n) step (%n) init (%x) -> i32 {}
  return
}

// -----

func.func @f(%i: index, %n: index) {
  // expected-error@+1 {{expected '(' in argument list}}
  scf.parallel %k = (%i) to (%n) step (%n) {}
  return
}
