// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.multi_reduction` is refused; what keeps them all is not.

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: f32) {
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 1>}> : (vector<4x8xf32>, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>) {
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64>}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x8xf32>, %b: vector<[4]xf32>) {
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<[4]x8xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error@+1 {{'vector.multi_reduction' op operand #0 must be vector of non-zero-bitwidth type values, but got 'f32'}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (f32, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<f32>, %b: f32) {
  // expected-error@+1 {{'vector.multi_reduction' op operand #0 must be vector of non-zero-bitwidth type values, but got 'vector<f32>'}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64>}> : (vector<f32>, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4xi0>, %b: i0) {
  // expected-error@+1 {{'vector.multi_reduction' op operand #0 must be vector of non-zero-bitwidth type values, but got 'vector<4xi0>'}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<4xi0>, i0) -> i0
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op failed to verify that all of {dest, acc} have same type}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf64>) {
  // expected-error@+1 {{'vector.multi_reduction' op failed to verify that source operand and result have same element type}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf64>) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op requires attribute 'kind'}}
  %r = "vector.multi_reduction"(%a, %b) <{reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op requires attribute 'reduction_dims'}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{invalid properties {kind = 1 : i64, reduction_dims = array<i64: 1>} for op vector.multi_reduction: Invalid attribute `kind` in property conversion: 1 : i64}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = 1 : i64, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<f32>) {
  // expected-error@+1 {{'vector.multi_reduction' op destination type 'vector<f32>' is incompatible with source type 'vector<4x8xf32>'}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 1>}> : (vector<4x8xf32>, vector<f32>) -> vector<f32>
  return
}

// -----

func.func @f(%a: vector<[4]x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<[4]x8xf32>'}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<[4]x8xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: f32) {
  // expected-error@+1 {{'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<4x8xf32>'}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %r = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 2>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
