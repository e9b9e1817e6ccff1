// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.select` is refused; what keeps them all is not.

func.func @f(%a: i1, %b: f32, %c: f32) {
  %r = "arith.select"(%a, %b, %c) : (i1, f32, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<2xi1>, %b: vector<2xf32>, %c: vector<2xf32>) {
  %r = "arith.select"(%a, %b, %c) : (vector<2xi1>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: i1, %b: vector<2xf32>, %c: vector<2xf32>) {
  %r = "arith.select"(%a, %b, %c) : (i1, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xi1, "a">, %b: tensor<2xf32, "a">, %c: tensor<2xf32, "a">) {
  %r = "arith.select"(%a, %b, %c) : (tensor<2xi1, "a">, tensor<2xf32, "a">, tensor<2xf32, "a">) -> tensor<2xf32, "a">
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: f32) {
  // expected-error@+1 {{'arith.select' op operand #0 must be bool-like, but got 'i32'}}
  %r = "arith.select"(%a, %b, %c) : (i32, f32, f32) -> f32
  return
}

// -----

func.func @f(%a: si1, %b: f32, %c: f32) {
  // expected-error@+1 {{'arith.select' op operand #0 must be bool-like, but got 'si1'}}
  %r = "arith.select"(%a, %b, %c) : (si1, f32, f32) -> f32
  return
}

// -----

func.func @f(%a: i1, %b: f32, %c: f32) {
  // expected-error@+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %r = "arith.select"(%a, %b, %c) : (i1, f32, f32) -> f64
  return
}

// -----

func.func @f(%a: vector<2xi1>, %b: f32, %c: f32) {
  // expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %r = "arith.select"(%a, %b, %c) : (vector<2xi1>, f32, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<3xi1>, %b: vector<2xf32>, %c: vector<2xf32>) {
  // expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %r = "arith.select"(%a, %b, %c) : (vector<3xi1>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xi1>, %b: vector<2xf32>, %c: vector<2xf32>) {
  // expected-error@+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %r = "arith.select"(%a, %b, %c) : (tensor<2xi1>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<[2]xi1>, %b: vector<2xf32>, %c: vector<2xf32>) {
  // expected-error@+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %r = "arith.select"(%a, %b, %c) : (vector<[2]xi1>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xi1, "a">, %b: tensor<2xf32, "b">, %c: tensor<2xf32, "b">) {
  // expected-error@+1 {{'arith.select' op expected condition type to have the same shape as the result type, expected 'tensor<2xi1, "b">', but got 'tensor<2xi1, "a">'}}
  %r = "arith.select"(%a, %b, %c) : (tensor<2xi1, "a">, tensor<2xf32, "b">, tensor<2xf32, "b">) -> tensor<2xf32, "b">
  return
}
