// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.extract` is refused; what keeps them all is not.

func.func @f(%a: vector<4x8xf32>) {
  %r = "vector.extract"(%a) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: index) {
  %r = "vector.extract"(%a, %b) <{static_position = array<i64: 1, -9223372036854775808>}> : (vector<4x8xf32>, index) -> f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %r = "vector.extract"(%a) <{static_position = array<i64: -1>}> : (vector<4x8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %r = "vector.extract"(%a) <{static_position = array<i64>}> : (vector<f32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %r = "vector.extract"(%a) <{static_position = array<i64>}> : (vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'vector.extract' op operand #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.extract"(%a) <{static_position = array<i64>}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: i32) {
  // expected-error@+1 {{'vector.extract' op operand #1 must be variadic of index, but got 'i32'}}
  %r = "vector.extract"(%a, %b) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, i32) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op requires attribute 'static_position'}}
  %r = "vector.extract"(%a) : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{invalid properties {static_position = array<i32: 0>} for op vector.extract: Invalid attribute `static_position` in property conversion: array<i32: 0>}}
  %r = "vector.extract"(%a) <{static_position = array<i32: 0>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op failed to verify that operand and result have same element type}}
  %r = "vector.extract"(%a) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f64
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %r = "vector.extract"(%a) <{static_position = array<i64: 1, 1>}> : (vector<4x8xf32>) -> vector<f32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %r = "vector.extract"(%a) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: index) {
  // expected-error@+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %r = "vector.extract"(%a, %b) <{static_position = array<i64: 1>}> : (vector<4xf32>, index) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %r = "vector.extract"(%a) <{static_position = array<i64: 1, 1>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %r = "vector.extract"(%a) <{static_position = array<i64: 4>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %r = "vector.extract"(%a) <{static_position = array<i64: 0, 8>}> : (vector<4x8xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %r = "vector.extract"(%a) <{static_position = array<i64: -2>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+2 {{'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'vector<4xf32>'}}
  // expected-error@+1 {{'vector.extract' op failed to infer returned types}}
  %r = "vector.extract"(%a) <{static_position = array<i64: 1>}> : (vector<4x8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+2 {{'vector.extract' op inferred type(s) 'f32' are incompatible with return type(s) of operation 'vector<1xf32>'}}
  // expected-error@+1 {{'vector.extract' op failed to infer returned types}}
  %r = "vector.extract"(%a) <{static_position = array<i64: 1, 1>}> : (vector<4x8xf32>) -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<4x[8]xf32>) {
  // expected-error@+2 {{'vector.extract' op inferred type(s) 'vector<[8]xf32>' are incompatible with return type(s) of operation 'vector<8xf32>'}}
  // expected-error@+1 {{'vector.extract' op failed to infer returned types}}
  %r = "vector.extract"(%a) <{static_position = array<i64: 1>}> : (vector<4x[8]xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<1x1xf32>) {
  // expected-error@+2 {{'vector.extract' op inferred type(s) 'vector<1xf32>' are incompatible with return type(s) of operation 'f32'}}
  // expected-error@+1 {{'vector.extract' op failed to infer returned types}}
  %r = "vector.extract"(%a) <{static_position = array<i64: 0>}> : (vector<1x1xf32>) -> f32
  return
}
