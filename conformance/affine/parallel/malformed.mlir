// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.parallel` is refused.

func.func @f() {
  // expected-error@+1 {{expected '(' in argument list}}
  affine.parallel %k = (0) to (8) {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '('}}
  affine.parallel (%k) = 0 to (8) {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'affine.parallel' expected 'to'}}
  affine.parallel (%k) = (0) until (8) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.parallel' steps must be constant integers}}
  affine.parallel (%k) = (0) to (8) step (%i) {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '(' in affine map}}
  affine.parallel (%k) = (0) to (8) step 2 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'affine.parallel' invalid reduction value: "add"}}
  affine.parallel (%k) = (0) to (8) reduce ("add") -> f32 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected attribute value}}
  affine.parallel (%k) = (0) to (8) reduce (addf) -> f32 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '(' in affine map}}
  affine.parallel (%k) = (max 3) to (8) {}
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  affine.parallel (%k) = (%x) to (8) {}
  return
}
