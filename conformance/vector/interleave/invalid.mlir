// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.interleave` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %r = "vector.interleave"(%a, %b) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<f32>, %b: vector<f32>) {
  %r = "vector.interleave"(%a, %b) : (vector<f32>, vector<f32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2x[4]xf32>, %b: vector<2x[4]xf32>) {
  %r = "vector.interleave"(%a, %b) : (vector<2x[4]xf32>, vector<2x[4]xf32>) -> vector<2x[8]xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error@+1 {{'vector.interleave' op operand #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.interleave"(%a, %b) : (f32, f32) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<5xf32>) {
  // expected-error@+1 {{'vector.interleave' op failed to verify that all of {lhs, rhs} have same type}}
  %r = "vector.interleave"(%a, %b) : (vector<4xf32>, vector<5xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %r = "vector.interleave"(%a, %b) : (vector<4xf32>, vector<4xf32>) -> vector<7xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %r = "vector.interleave"(%a, %b) : (vector<4xf32>, vector<4xf32>) -> vector<8xf64>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.interleave' op result #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.interleave"(%a, %b) : (vector<4xf32>, vector<4xf32>) -> f32
  return
}
