// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.outerproduct` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>) {
  %r = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>) {
  %r = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[8]xf32>) {
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<[8]xf32>) -> vector<4x[8]xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error@+1 {{'vector.outerproduct' op operand #0 must be vector of non-zero-bitwidth type values, but got 'f32'}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (f32, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<f32>, %b: f32) {
  // expected-error@+1 {{'vector.outerproduct' op operand #0 must be vector of non-zero-bitwidth type values, but got 'vector<f32>'}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<f32>, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xi0>, %b: i0) {
  // expected-error@+1 {{'vector.outerproduct' op operand #0 must be vector of non-zero-bitwidth type values, but got 'vector<4xi0>'}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xi0>, i0) -> vector<4xi0>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf64>) {
  // expected-error@+1 {{'vector.outerproduct' op failed to verify that rhs operand and result have same element type}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf64>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf64>, %b: vector<8xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op failed to verify that lhs operand and result have same element type}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf64>, vector<8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: f32) {
  // expected-error@+1 {{'vector.outerproduct' op operand #2 must be vector of non-zero-bitwidth type values, but got 'f32'}}
  %r = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, f32) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.outerproduct' op result #0 must be vector of non-zero-bitwidth type values, but got 'f32'}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4x8xf32>, %d: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op operand group starting at #2 requires 0 or 1 element, but found 2}}
  %r = "vector.outerproduct"(%a, %b, %c, %d) : (vector<4xf32>, vector<4xf32>, vector<4x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected 2-d vector result}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<5xf32>, %b: vector<8xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<5xf32>, vector<8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<5xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected #2 operand dim to match result dim #2}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<5xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<8xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<[4]xf32>, vector<8xf32>) -> vector<[4]x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.outerproduct' op expected 1-d vector result}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected operand #3 of same type as result type}}
  %r = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, vector<4xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.outerproduct' op unsupported outerproduct type}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<and>}> : (vector<4xf32>, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: i32) {
  // expected-error@+1 {{'vector.outerproduct' op unsupported outerproduct type}}
  %r = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<maximumf>}> : (vector<4xi32>, i32) -> vector<4xi32>
  return
}
