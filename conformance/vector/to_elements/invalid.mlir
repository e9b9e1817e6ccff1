// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.to_elements` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>) {
  %r:4 = "vector.to_elements"(%a) : (vector<4xf32>) -> (f32, f32, f32, f32)
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %r = "vector.to_elements"(%a) : (vector<f32>) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'vector.to_elements' op operand #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.to_elements"(%a) : (f32) -> f32
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %r:4 = "vector.to_elements"(%a) : (vector<[4]xf32>) -> (f32, f32, f32, f32)
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %r:3 = "vector.to_elements"(%a) : (vector<4xf32>) -> (f32, f32, f32)
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %r:4 = "vector.to_elements"(%a) : (vector<4xf32>) -> (f64, f64, f64, f64)
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %r:4 = "vector.to_elements"(%a) : (vector<4xf32>) -> (f32, f32, f32, f64)
  return
}
