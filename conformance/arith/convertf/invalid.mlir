// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.convertf` is refused; what keeps them all is not.

func.func @f(%a: bf16) {
  %r = "arith.convertf"(%a) : (bf16) -> f16
  return
}

// -----

func.func @f(%a: f8E4M3FN) {
  %r = "arith.convertf"(%a) : (f8E4M3FN) -> f8E5M2
  return
}

// -----

func.func @f(%a: i16) {
  // expected-error@+1 {{'arith.convertf' op operand #0 must be floating-point-like, but got 'i16'}}
  %r = "arith.convertf"(%a) : (i16) -> f16
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.convertf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %r = "arith.convertf"(%a) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.convertf' op operand type 'f32' and result type 'f16' are cast incompatible}}
  %r = "arith.convertf"(%a) : (f32) -> f16
  return
}

// -----

func.func @f(%a: bf16) {
  // expected-error@+1 {{'arith.convertf' op operand type 'bf16' and result type 'f32' are cast incompatible}}
  %r = "arith.convertf"(%a) : (bf16) -> f32
  return
}

// -----

func.func @f(%a: vector<2xbf16>) {
  // expected-error@+1 {{'arith.convertf' op requires the same shape for all operands and results}}
  %r = "arith.convertf"(%a) : (vector<2xbf16>) -> vector<3xf16>
  return
}

// -----

func.func @f(%a: tensor<2xbf16, "a">) {
  // expected-error@+1 {{'arith.convertf' op operand type 'tensor<2xbf16, "a">' and result type 'tensor<2xf16>' are cast incompatible}}
  %r = "arith.convertf"(%a) : (tensor<2xbf16, "a">) -> tensor<2xf16>
  return
}
