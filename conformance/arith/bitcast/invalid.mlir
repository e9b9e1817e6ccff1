// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.bitcast` is refused; what keeps them all is not.

func.func @f(%a: f32) {
  %r = "arith.bitcast"(%a) : (f32) -> i32
  return
}

// -----

func.func @f(%a: vector<[4]xf16>) {
  %r = "arith.bitcast"(%a) : (vector<[4]xf16>) -> vector<[4]xi16>
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  %r = "arith.bitcast"(%a) : (memref<2xf32>) -> memref<2xi32>
  return
}

// -----

func.func @f(%a: memref<2xf32, 1>) {
  %r = "arith.bitcast"(%a) : (memref<2xf32, 1>) -> memref<2xi32>
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'arith.bitcast' op operand #0 must be non-zero-bitwidth-signless-integer-or-float-like or memref of non-zero-bitwidth signless integer or float, but got 'index'}}
  %r = "arith.bitcast"(%a) : (index) -> i64
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.bitcast' op result #0 must be non-zero-bitwidth-signless-integer-or-float-like or memref of non-zero-bitwidth signless integer or float, but got 'si32'}}
  %r = "arith.bitcast"(%a) : (f32) -> si32
  return
}

// -----

func.func @f(%a: memref<*xf32>) {
  // expected-error@+1 {{'arith.bitcast' op operand #0 must be non-zero-bitwidth-signless-integer-or-float-like or memref of non-zero-bitwidth signless integer or float, but got 'memref<*xf32>'}}
  %r = "arith.bitcast"(%a) : (memref<*xf32>) -> memref<*xi32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
  %r = "arith.bitcast"(%a) : (vector<2xf32>) -> vector<3xi32>
  return
}

// -----

func.func @f(%a: vector<[2]xf32>) {
  // expected-error@+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
  %r = "arith.bitcast"(%a) : (vector<[2]xf32>) -> vector<2xi32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>) {
  // expected-error@+1 {{'arith.bitcast' op failed to verify that input and output have the same tensor dimensions}}
  %r = "arith.bitcast"(%a) : (tensor<?xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.bitcast' op operand type 'f32' and result type 'f16' are cast incompatible}}
  %r = "arith.bitcast"(%a) : (f32) -> f16
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'arith.bitcast' op operand type 'vector<2xf32>' and result type 'vector<2xi64>' are cast incompatible}}
  %r = "arith.bitcast"(%a) : (vector<2xf32>) -> vector<2xi64>
  return
}

// -----

func.func @f(%a: tensor<2xf32, "a">) {
  // expected-error@+1 {{'arith.bitcast' op operand type 'tensor<2xf32, "a">' and result type 'tensor<2xi32, "b">' are cast incompatible}}
  %r = "arith.bitcast"(%a) : (tensor<2xf32, "a">) -> tensor<2xi32, "b">
  return
}
