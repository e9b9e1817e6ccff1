// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.broadcast` is refused; what keeps them all is not.

func.func @f(%a: f32) {
  %r = "vector.broadcast"(%a) : (f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<1xf32>) {
  %r = "vector.broadcast"(%a) : (vector<1xf32>) -> vector<2x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %r = "vector.broadcast"(%a) : (vector<f32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %r = "vector.broadcast"(%a) : (f64) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'vector.broadcast' op result #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.broadcast"(%a) : (f32) -> f32
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op source type is not a vector}}
  %r = "vector.broadcast"(%a) : (tensor<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %r = "vector.broadcast"(%a) : (vector<4x4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch (2 vs. 3)}}
  %r = "vector.broadcast"(%a) : (vector<2x4xf32>) -> vector<3x4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch ([4] vs. 4)}}
  %r = "vector.broadcast"(%a) : (vector<[4]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch (4 vs. [4])}}
  %r = "vector.broadcast"(%a) : (vector<4xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[1]xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch ([1] vs. 4)}}
  %r = "vector.broadcast"(%a) : (vector<[1]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<1x2xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch (2 vs. 4)}}
  %r = "vector.broadcast"(%a) : (vector<1x2xf32>) -> vector<2x3x4xf32>
  return
}
