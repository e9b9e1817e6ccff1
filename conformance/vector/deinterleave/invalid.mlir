// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.deinterleave` is refused; what keeps them all is not.

func.func @f(%a: vector<8xf32>) {
  %r:2 = "vector.deinterleave"(%a) : (vector<8xf32>) -> (vector<4xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<2x[8]xf32>) {
  %r:2 = "vector.deinterleave"(%a) : (vector<2x[8]xf32>) -> (vector<2x[4]xf32>, vector<2x[4]xf32>)
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'vector.deinterleave' op operand #0 must be vector of any non-token type values, but got 'f32'}}
  %r:2 = "vector.deinterleave"(%a) : (f32) -> (vector<4xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<f32>) {
  // expected-error@+1 {{'vector.deinterleave' op operand #0 must be vector of any non-token type values, but got 'vector<f32>'}}
  %r:2 = "vector.deinterleave"(%a) : (vector<f32>) -> (vector<4xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<7xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %r:2 = "vector.deinterleave"(%a) : (vector<7xf32>) -> (vector<3xf32>, vector<3xf32>)
  return
}

// -----

func.func @f(%a: vector<8xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that all of {res1, res2} have same type}}
  %r:2 = "vector.deinterleave"(%a) : (vector<8xf32>) -> (vector<4xf32>, vector<4xf64>)
  return
}

// -----

func.func @f(%a: vector<8xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %r:2 = "vector.deinterleave"(%a) : (vector<8xf32>) -> (vector<2xf32>, vector<2xf32>)
  return
}

// -----

func.func @f(%a: vector<8xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that all of {res1, res2} have same type}}
  %r:2 = "vector.deinterleave"(%a) : (vector<8xf32>) -> (vector<4xf32>, vector<2xf32>)
  return
}

// -----

func.func @f(%a: vector<8xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op result #0 must be vector of any non-token type values, but got 'f32'}}
  %r:2 = "vector.deinterleave"(%a) : (vector<8xf32>) -> (f32, f32)
  return
}
