// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.fptosi` is refused; what keeps them all is not.

func.func @f(%a: f32) {
  %r = "arith.fptosi"(%a) : (f32) -> i8
  return
}

// -----

func.func @f(%a: vector<2xf16>) {
  %r = "arith.fptosi"(%a) : (vector<2xf16>) -> vector<2xi64>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.fptosi' op operand #0 must be floating-point-like, but got 'i32'}}
  %r = "arith.fptosi"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %r = "arith.fptosi"(%a) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %r = "arith.fptosi"(%a) : (f32) -> index
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'ui32'}}
  %r = "arith.fptosi"(%a) : (f32) -> ui32
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'arith.fptosi' op requires the same shape for all operands and results}}
  %r = "arith.fptosi"(%a) : (vector<2xf32>) -> vector<3xi32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'arith.fptosi' op requires the same shape for all operands and results}}
  %r = "arith.fptosi"(%a) : (vector<2xf32>) -> i32
  return
}

// -----

func.func @f(%a: tensor<2xf32, "a">) {
  // expected-error@+1 {{'arith.fptosi' op operand type 'tensor<2xf32, "a">' and result type 'tensor<2xi32, "b">' are cast incompatible}}
  %r = "arith.fptosi"(%a) : (tensor<2xf32, "a">) -> tensor<2xi32, "b">
  return
}
