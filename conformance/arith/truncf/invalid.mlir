// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.truncf` is refused; what keeps them all is not.

func.func @f(%a: f32) {
  %r = "arith.truncf"(%a) : (f32) -> f16
  return
}

// -----

func.func @f(%a: vector<[2]xf32>) {
  %r = "arith.truncf"(%a) : (vector<[2]xf32>) -> vector<[2]xf16>
  return
}

// -----

func.func @f(%a: i16) {
  // expected-error@+1 {{'arith.truncf' op operand #0 must be floating-point-like, but got 'i16'}}
  %r = "arith.truncf"(%a) : (i16) -> f16
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.truncf' op result #0 must be floating-point-like, but got 'i16'}}
  %r = "arith.truncf"(%a) : (f32) -> i16
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error@+1 {{'arith.truncf' op operand type 'f16' and result type 'f32' are cast incompatible}}
  %r = "arith.truncf"(%a) : (f16) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.truncf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %r = "arith.truncf"(%a) : (f32) -> f32
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'arith.truncf' op requires the same shape for all operands and results}}
  %r = "arith.truncf"(%a) : (vector<2xf32>) -> vector<3xf16>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'arith.truncf' op operand type 'vector<2xf32>' and result type 'vector<2xf32>' are cast incompatible}}
  %r = "arith.truncf"(%a) : (vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error@+1 {{'arith.truncf' op failed to verify that input and output have the same tensor dimensions}}
  %r = "arith.truncf"(%a) : (tensor<2xf32>) -> tensor<?xf16>
  return
}

// -----

func.func @f(%a: tensor<2xf32, "a">) {
  // expected-error@+1 {{'arith.truncf' op operand type 'tensor<2xf32, "a">' and result type 'tensor<2xf16, "b">' are cast incompatible}}
  %r = "arith.truncf"(%a) : (tensor<2xf32, "a">) -> tensor<2xf16, "b">
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error@+1 {{'arith.truncf' op operand #0 must be floating-point-like, but got 'memref<2xf32>'}}
  %r = "arith.truncf"(%a) : (memref<2xf32>) -> memref<2xf16>
  return
}
