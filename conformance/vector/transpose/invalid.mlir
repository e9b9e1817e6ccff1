// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.transpose` is refused; what keeps them all is not.

func.func @f(%a: vector<4x8xf32>) {
  %r = "vector.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %r = "vector.transpose"(%a) <{permutation = array<i64>}> : (vector<f32>) -> vector<f32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'vector.transpose' op operand #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.transpose"(%a) <{permutation = array<i64>}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op requires attribute 'permutation'}}
  %r = "vector.transpose"(%a) : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{invalid properties {permutation = array<i32: 1, 0>} for op vector.transpose: Invalid attribute `permutation` in property conversion: array<i32: 1, 0>}}
  %r = "vector.transpose"(%a) <{permutation = array<i32: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op failed to verify that operand and result have same element type}}
  %r = "vector.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf64>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op vector result rank mismatch: 3}}
  %r = "vector.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4x1xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition length mismatch: 1}}
  %r = "vector.transpose"(%a) <{permutation = array<i64: 1>}> : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition index out of range: 2}}
  %r = "vector.transpose"(%a) <{permutation = array<i64: 1, 2>}> : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition index out of range: -1}}
  %r = "vector.transpose"(%a) <{permutation = array<i64: -1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op duplicate position index: 1}}
  %r = "vector.transpose"(%a) <{permutation = array<i64: 1, 1>}> : (vector<4x8xf32>) -> vector<8x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op dimension size mismatch at: 1}}
  %r = "vector.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<4x8xf32>
  return
}
