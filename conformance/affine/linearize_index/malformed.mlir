// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.linearize_index` is refused.

func.func @f(%i: index) {
  // expected-error@+1 {{expected '['}}
  %r = affine.linearize_index %i by (4) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.linearize_index' expected 'by'}}
  %r = affine.linearize_index [%i] into (4) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  %r = affine.linearize_index [%i] by (4)
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %r = affine.linearize_index [%x] by (4) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected SSA operand}}
  %r = affine.linearize_index [%i, 3] by (4) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '['}}
  %r = affine.linearize_index joint [%i] by (4) : index
  return
}
