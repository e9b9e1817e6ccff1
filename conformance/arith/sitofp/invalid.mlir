// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.sitofp` is refused; what keeps them all is not.

func.func @f(%a: i8) {
  %r = "arith.sitofp"(%a) : (i8) -> f32
  return
}

// -----

func.func @f(%a: vector<2xi64>) {
  %r = "arith.sitofp"(%a) : (vector<2xi64>) -> vector<2xf16>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %r = "arith.sitofp"(%a) : (f32) -> f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.sitofp' op result #0 must be floating-point-like, but got 'i32'}}
  %r = "arith.sitofp"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %r = "arith.sitofp"(%a) : (index) -> f32
  return
}

// -----

func.func @f(%a: si32) {
  // expected-error@+1 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'si32'}}
  %r = "arith.sitofp"(%a) : (si32) -> f32
  return
}

// -----

func.func @f(%a: vector<2xi32>) {
  // expected-error@+1 {{'arith.sitofp' op requires the same shape for all operands and results}}
  %r = "arith.sitofp"(%a) : (vector<2xi32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.sitofp' op requires the same shape for all operands and results}}
  %r = "arith.sitofp"(%a) : (i32) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xi32, "a">) {
  // expected-error@+1 {{'arith.sitofp' op operand type 'tensor<2xi32, "a">' and result type 'tensor<2xf32, "b">' are cast incompatible}}
  %r = "arith.sitofp"(%a) : (tensor<2xi32, "a">) -> tensor<2xf32, "b">
  return
}
