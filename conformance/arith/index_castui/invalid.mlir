// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.index_castui` is refused; what keeps them all is not.

func.func @f(%a: index) {
  %r = "arith.index_castui"(%a) : (index) -> i64
  return
}

// -----

func.func @f(%a: i8) {
  %r = "arith.index_castui"(%a) : (i8) -> index
  return
}

// -----

func.func @f(%a: vector<[2]xindex>) {
  %r = "arith.index_castui"(%a) : (vector<[2]xindex>) -> vector<[2]xi32>
  return
}

// -----

func.func @f(%a: memref<2xindex>) {
  %r = "arith.index_castui"(%a) : (memref<2xindex>) -> memref<2xi32>
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'arith.index_castui' op operand type 'index' and result type 'index' are cast incompatible}}
  %r = "arith.index_castui"(%a) : (index) -> index
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.index_castui' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %r = "arith.index_castui"(%a) : (i32) -> i64
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'arith.index_castui' op result #0 must be signless-non-zero-bitwidth-integer-like or memref of signless-integer, but got 'si32'}}
  %r = "arith.index_castui"(%a) : (index) -> si32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.index_castui' op operand #0 must be signless-non-zero-bitwidth-integer-like or memref of signless-integer, but got 'f32'}}
  %r = "arith.index_castui"(%a) : (f32) -> index
  return
}

// -----

func.func @f(%a: vector<2xindex>) {
  // expected-error@+1 {{'arith.index_castui' op requires the same shape for all operands and results}}
  %r = "arith.index_castui"(%a) : (vector<2xindex>) -> vector<3xi32>
  return
}

// -----

func.func @f(%a: memref<2xindex>) {
  // expected-error@+1 {{'arith.index_castui' op if a result is non-scalar, then at least one operand must be non-scalar}}
  %r = "arith.index_castui"(%a) : (memref<2xindex>) -> vector<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xindex, "a">) {
  // expected-error@+1 {{'arith.index_castui' op operand type 'tensor<2xindex, "a">' and result type 'tensor<2xi32, "b">' are cast incompatible}}
  %r = "arith.index_castui"(%a) : (tensor<2xindex, "a">) -> tensor<2xi32, "b">
  return
}
