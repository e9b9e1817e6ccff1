// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.fma` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) {
  %r = "vector.fma"(%a, %b, %c) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<i32>, %b: vector<i32>, %c: vector<i32>) {
  // expected-error@+1 {{'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<i32>'}}
  %r = "vector.fma"(%a, %b, %c) : (vector<i32>, vector<i32>, vector<i32>) -> vector<i32>
  return
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) {
  // expected-error@+1 {{'vector.fma' op operand #0 must be vector of floating-point values, but got 'f32'}}
  %r = "vector.fma"(%a, %b, %c) : (f32, f32, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<5xf32>) {
  // expected-error@+1 {{'vector.fma' op failed to verify that all of {lhs, rhs, acc, result} have same type}}
  %r = "vector.fma"(%a, %b, %c) : (vector<4xf32>, vector<4xf32>, vector<5xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) {
  // expected-error@+1 {{'vector.fma' op failed to verify that all of {lhs, rhs, acc, result} have same type}}
  %r = "vector.fma"(%a, %b, %c) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>, %c: vector<4xf32>) {
  // expected-error@+1 {{'vector.fma' op failed to verify that all of {lhs, rhs, acc, result} have same type}}
  %r = "vector.fma"(%a, %b, %c) : (vector<4xf32>, vector<[4]xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
