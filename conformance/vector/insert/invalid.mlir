// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.insert` is refused; what keeps them all is not.

func.func @f(%a: vector<8xf32>, %b: vector<4x8xf32>) {
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: 1>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4x8xf32>, %c: index) {
  %r = "vector.insert"(%a, %b, %c) <{static_position = array<i64: 1, -9223372036854775808>}> : (f32, vector<4x8xf32>, index) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<f32>) {
  %r = "vector.insert"(%a, %b) <{static_position = array<i64>}> : (f32, vector<f32>) -> vector<f32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: -1>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>) {
  %r = "vector.insert"(%a, %b) <{static_position = array<i64>}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error@+1 {{'vector.insert' op operand #1 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (f32, f32) -> f32
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>, %c: i32) {
  // expected-error@+1 {{'vector.insert' op operand #2 must be variadic of index, but got 'i32'}}
  %r = "vector.insert"(%a, %b, %c) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<4xf32>, i32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op requires attribute 'static_position'}}
  %r = "vector.insert"(%a, %b) : (f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f64, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op failed to verify that source operand and result have same element type}}
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (f64, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op failed to verify that all of {dest, result} have same type}}
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (f32, vector<4xf32>) -> vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<f32>, %b: vector<4xf32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (vector<f32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: 0, 0>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<8xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: 1, 1>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: 1>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: 4>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: -2>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<5xf32>, %b: vector<4x8xf32>) {
  %r = "vector.insert"(%a, %b) <{static_position = array<i64: 1>}> : (vector<5xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
