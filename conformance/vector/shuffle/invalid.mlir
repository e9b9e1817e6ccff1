// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.shuffle` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, -1, 7>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<f32>, %b: vector<f32>) {
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 1>}> : (vector<f32>, vector<f32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2x8xf32>, %b: vector<3x8xf32>) {
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 4>}> : (vector<2x8xf32>, vector<3x8xf32>) -> vector<1x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op operand #0 must be fixed-length vector of any non-token type values, but got 'f32'}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 1, 2, 3>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.shuffle' op operand #0 must be fixed-length vector of any non-token type values, but got 'vector<[4]xf32>'}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 1, 2, 3>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+2 {{'vector.shuffle' op inferred type(s) 'vector<4xf32>' are incompatible with return type(s) of operation 'vector<[4]xf32>'}}
  // expected-error@+1 {{'vector.shuffle' op failed to infer returned types}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 1, 2, 3>}> : (vector<4xf32>, vector<4xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op failed to verify that first operand v1 and result have same element type}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf64>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf64>) {
  // expected-error@+1 {{'vector.shuffle' op failed to verify that second operand v2 and result have same element type}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf64>) -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op requires attribute 'mask'}}
  %r = "vector.shuffle"(%a, %b) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{invalid properties {mask = array<i32: 0>} for op vector.shuffle: Invalid attribute `mask` in property conversion: array<i32: 0>}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i32: 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.shuffle' op rank mismatch}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4x8xf32>) -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<f32>, %b: vector<f32>) {
  // expected-error@+1 {{'vector.shuffle' op result #0 must be vector of any non-token type values, but got 'vector<f32>'}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0>}> : (vector<f32>, vector<f32>) -> vector<f32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op rank mismatch}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<1x1xf32>
  return
}

// -----

func.func @f(%a: vector<2x8xf32>, %b: vector<2x9xf32>) {
  // expected-error@+1 {{'vector.shuffle' op dimension mismatch}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0>}> : (vector<2x8xf32>, vector<2x9xf32>) -> vector<1x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x8xf32>, %b: vector<2x8xf32>) {
  // expected-error@+1 {{'vector.shuffle' op dimension mismatch}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0>}> : (vector<2x8xf32>, vector<2x8xf32>) -> vector<1x9xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op invalid mask length}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64>}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask length mismatch}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #1 out of range}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 8>}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #1 out of range}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: -2>}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<f32>, %b: vector<f32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #1 out of range}}
  %r = "vector.shuffle"(%a, %b) <{mask = array<i64: 2>}> : (vector<f32>, vector<f32>) -> vector<1xf32>
  return
}
