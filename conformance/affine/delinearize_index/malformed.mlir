// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.delinearize_index` is refused.

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.delinearize_index' expected 'into'}}
  %r = affine.delinearize_index %i (4) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  %r = affine.delinearize_index %i into (4)
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %r = affine.delinearize_index %x into (4) : index
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  %r = affine.delinearize_index into (4) : index
  return
}
