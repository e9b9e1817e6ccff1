// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.reduction` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>) {
  %r = "vector.reduction"(%a) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  %r = "vector.reduction"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %r = "vector.reduction"(%a) <{kind = #vector.kind<add>}> : (vector<f32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %r = "vector.reduction"(%a) <{kind = #vector.kind<xor>}> : (vector<4xi32>) -> i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'vector.reduction' op operand #0 must be vector of non-zero-bitwidth type values, but got 'f32'}}
  %r = "vector.reduction"(%a) <{kind = #vector.kind<add>}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: vector<i0>) {
  // expected-error@+1 {{'vector.reduction' op operand #0 must be vector of non-zero-bitwidth type values, but got 'vector<i0>'}}
  %r = "vector.reduction"(%a) <{kind = #vector.kind<add>}> : (vector<i0>) -> i0
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op requires attribute 'kind'}}
  %r = "vector.reduction"(%a) : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %r = "vector.reduction"(%a) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f64
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f64) {
  // expected-error@+1 {{'vector.reduction' op failed to verify that dest and acc have the same type}}
  %r = "vector.reduction"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, f64) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{invalid properties {fastmath = 1 : i64, kind = #vector.kind<add>} for op vector.reduction: Invalid attribute `fastmath` in property conversion: 1 : i64}}
  %r = "vector.reduction"(%a) <{kind = #vector.kind<add>, fastmath = 1 : i64}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{invalid properties {kind = "add"} for op vector.reduction: Invalid attribute `kind` in property conversion: "add"}}
  %r = "vector.reduction"(%a) <{kind = "add"}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction rank: 2}}
  %r = "vector.reduction"(%a) <{kind = #vector.kind<add>}> : (vector<4x8xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  %r = "vector.reduction"(%a) <{kind = #vector.kind<and>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'minimumf'}}
  %r = "vector.reduction"(%a) <{kind = #vector.kind<minimumf>}> : (vector<4xi32>) -> i32
  return
}

// -----

func.func @f(%a: vector<4xindex>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type ''index'' for kind 'maxnumf'}}
  %r = "vector.reduction"(%a) <{kind = #vector.kind<maxnumf>}> : (vector<4xindex>) -> index
  return
}
