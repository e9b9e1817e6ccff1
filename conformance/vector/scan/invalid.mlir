// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.scan` is refused; what keeps them all is not.

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<8xf32>) -> (vector<4x8xf32>, vector<8xf32>)
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<f32>) {
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4xf32>, vector<f32>) -> (vector<4xf32>, vector<f32>)
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error@+1 {{'vector.scan' op operand #0 must be vector of non-zero-bitwidth type values, but got 'f32'}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (f32, f32) -> (f32, f32)
  return
}

// -----

func.func @f(%a: vector<f32>, %b: vector<f32>) {
  // expected-error@+1 {{'vector.scan' op operand #0 must be vector of non-zero-bitwidth type values, but got 'vector<f32>'}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<f32>, vector<f32>) -> (vector<f32>, vector<f32>)
  return
}

// -----

func.func @f(%a: vector<4xi0>, %b: vector<i0>) {
  // expected-error@+1 {{'vector.scan' op operand #0 must be vector of non-zero-bitwidth type values, but got 'vector<4xi0>'}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4xi0>, vector<i0>) -> (vector<4xi0>, vector<i0>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scan' op failed to verify that all of {source, dest} have same type}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x9xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scan' op failed to verify that all of {initial_value, accumulated_value} have same type}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<5xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scan' op requires attribute 'inclusive'}}
  %r:2 = "vector.scan"(%a, %b) <{kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scan' op requires attribute 'kind'}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, reduction_dim = 1 : i64}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scan' op requires attribute 'reduction_dim'}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scan' op attribute 'reduction_dim' failed to satisfy constraint: 64-bit signless integer attribute}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i32}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scan' op reduction dimension 2 has to be less than 2}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 2 : i64}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<4x8xf32>, vector<4x8xf32>) -> (vector<4x8xf32>, vector<4x8xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scan' op incompatible input/initial value shapes}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scan' op unsupported reduction type 'f32' for kind 'and'}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<and>, reduction_dim = 1 : i64}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: vector<4x8xi32>, %b: vector<4xi32>) {
  // expected-error@+1 {{'vector.scan' op unsupported reduction type 'i32' for kind 'maximumf'}}
  %r:2 = "vector.scan"(%a, %b) <{inclusive = true, kind = #vector.kind<maximumf>, reduction_dim = 1 : i64}> : (vector<4x8xi32>, vector<4xi32>) -> (vector<4x8xi32>, vector<4xi32>)
  return
}
