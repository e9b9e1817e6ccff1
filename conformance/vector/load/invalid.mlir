// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.load` is refused; what keeps them all is not.

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index) {
  %r = "vector.load"(%a, %b, %c) : (memref<?x?xf32>, index, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?xvector<4xf32>>, %b: index) {
  %r = "vector.load"(%a, %b) : (memref<?xvector<4xf32>>, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<f32>) {
  %r = "vector.load"(%a) : (memref<f32>) -> vector<f32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32, strided<[?, 2]>>, %b: index, %c: index) {
  %r = "vector.load"(%a, %b, %c) : (memref<?x?xf32, strided<[?, 2]>>, index, index) -> vector<1xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index) {
  %r = "vector.load"(%a, %b, %c) <{alignment = 8 : i64, nontemporal = true}> : (memref<?x?xf32>, index, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x?xf32>, %b: index, %c: index) {
  // expected-error@+1 {{'vector.load' op operand #0 must be memref of any non-token type values, but got 'tensor<?x?xf32>'}}
  %r = "vector.load"(%a, %b, %c) : (tensor<?x?xf32>, index, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index) {
  // expected-error@+1 {{'vector.load' op result #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.load"(%a, %b, %c) : (memref<?x?xf32>, index, index) -> f32
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index) {
  // expected-error@+1 {{'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %r = "vector.load"(%a, %b, %c) <{alignment = 5 : i64}> : (memref<?x?xf32>, index, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index) {
  // expected-error@+1 {{invalid properties {nontemporal = 1 : i64} for op vector.load: Invalid attribute `nontemporal` in property conversion: 1 : i64}}
  %r = "vector.load"(%a, %b, %c) <{nontemporal = 1 : i64}> : (memref<?x?xf32>, index, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32, strided<[?, 2]>>, %b: index, %c: index) {
  // expected-error@+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %r = "vector.load"(%a, %b, %c) : (memref<?x?xf32, strided<[?, 2]>>, index, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32, strided<[?, 2]>>, %b: index, %c: index) {
  // expected-error@+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %r = "vector.load"(%a, %b, %c) : (memref<?x?xf32, strided<[?, 2]>>, index, index) -> vector<[1]xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %b: index, %c: index) {
  // expected-error@+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %r = "vector.load"(%a, %b, %c) : (memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, index, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 4 + d1)>>, %b: index, %c: index) {
  // expected-error@+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %r = "vector.load"(%a, %b, %c) : (memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 4 + d1)>>, index, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 * 8 - d1 * 7)>>, %b: index, %c: index) {
  %r = "vector.load"(%a, %b, %c) : (memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 * 8 - d1 * 7)>>, index, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32, strided<[-4, 1]>>, %b: index, %c: index) {
  // expected-error@+1 {{'vector.load' op memref strides must be non-negative}}
  %r = "vector.load"(%a, %b, %c) : (memref<?x?xf32, strided<[-4, 1]>>, index, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>, %b: index) {
  // expected-error@+1 {{'vector.load' op destination memref has lower rank than the result vector}}
  %r = "vector.load"(%a, %b) : (memref<?xf32>, index) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<?xvector<4xf32>>, %b: index) {
  // expected-error@+1 {{'vector.load' op base memref and result vector types should match}}
  %r = "vector.load"(%a, %b) : (memref<?xvector<4xf32>>, index) -> vector<5xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index) {
  // expected-error@+1 {{'vector.load' op base and result element types should match}}
  %r = "vector.load"(%a, %b, %c) : (memref<?x?xf32>, index, index) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index) {
  // expected-error@+1 {{'vector.load' op requires 2 indices}}
  %r = "vector.load"(%a, %b) : (memref<?x?xf32>, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: index) {
  // expected-error@+1 {{'vector.load' op requires 2 indices}}
  %r = "vector.load"(%a, %b, %c, %d) : (memref<?x?xf32>, index, index, index) -> vector<4xf32>
  return
}
