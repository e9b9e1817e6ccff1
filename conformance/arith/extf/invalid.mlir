// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.extf` is refused; what keeps them all is not.

func.func @f(%a: f16) {
  %r = "arith.extf"(%a) : (f16) -> f32
  return
}

// -----

func.func @f(%a: vector<[2]xf16>) {
  %r = "arith.extf"(%a) : (vector<[2]xf16>) -> vector<[2]xf32>
  return
}

// -----

func.func @f(%a: i16) {
  // expected-error@+1 {{'arith.extf' op operand #0 must be floating-point-like, but got 'i16'}}
  %r = "arith.extf"(%a) : (i16) -> f32
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error@+1 {{'arith.extf' op result #0 must be floating-point-like, but got 'i16'}}
  %r = "arith.extf"(%a) : (f16) -> i16
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible}}
  %r = "arith.extf"(%a) : (f32) -> f16
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error@+1 {{'arith.extf' op operand type 'f16' and result type 'f16' are cast incompatible}}
  %r = "arith.extf"(%a) : (f16) -> f16
  return
}

// -----

func.func @f(%a: vector<2xf16>) {
  // expected-error@+1 {{'arith.extf' op requires the same shape for all operands and results}}
  %r = "arith.extf"(%a) : (vector<2xf16>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<2xf16>) {
  // expected-error@+1 {{'arith.extf' op operand type 'vector<2xf16>' and result type 'vector<2xf16>' are cast incompatible}}
  %r = "arith.extf"(%a) : (vector<2xf16>) -> vector<2xf16>
  return
}

// -----

func.func @f(%a: tensor<2xf16>) {
  // expected-error@+1 {{'arith.extf' op failed to verify that input and output have the same tensor dimensions}}
  %r = "arith.extf"(%a) : (tensor<2xf16>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf16, "a">) {
  // expected-error@+1 {{'arith.extf' op operand type 'tensor<2xf16, "a">' and result type 'tensor<2xf32, "b">' are cast incompatible}}
  %r = "arith.extf"(%a) : (tensor<2xf16, "a">) -> tensor<2xf32, "b">
  return
}

// -----

func.func @f(%a: memref<2xf16>) {
  // expected-error@+1 {{'arith.extf' op operand #0 must be floating-point-like, but got 'memref<2xf16>'}}
  %r = "arith.extf"(%a) : (memref<2xf16>) -> memref<2xf32>
  return
}
