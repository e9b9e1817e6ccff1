// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.store` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  "vector.store"(%a, %b, %c, %d) : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?xvector<4xf32>>, %c: index) {
  "vector.store"(%a, %b, %c) : (vector<4xf32>, memref<?xvector<4xf32>>, index) -> ()
  return
}

// -----

func.func @f(%a: vector<f32>, %b: memref<f32>) {
  "vector.store"(%a, %b) : (vector<f32>, memref<f32>) -> ()
  return
}

// -----

func.func @f(%a: vector<1xf32>, %b: memref<?x?xf32, strided<[?, 2]>>, %c: index, %d: index) {
  "vector.store"(%a, %b, %c, %d) : (vector<1xf32>, memref<?x?xf32, strided<[?, 2]>>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  "vector.store"(%a, %b, %c, %d) <{alignment = 8 : i64, nontemporal = true}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: tensor<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.store' op operand #1 must be memref of any non-token type values, but got 'tensor<?x?xf32>'}}
  "vector.store"(%a, %b, %c, %d) : (vector<4xf32>, tensor<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: f32, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.store' op operand #0 must be vector of any non-token type values, but got 'f32'}}
  "vector.store"(%a, %b, %c, %d) : (f32, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  "vector.store"(%a, %b, %c, %d) <{alignment = 5 : i64}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{invalid properties {nontemporal = 1 : i64} for op vector.store: Invalid attribute `nontemporal` in property conversion: 1 : i64}}
  "vector.store"(%a, %b, %c, %d) <{nontemporal = 1 : i64}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32, strided<[?, 2]>>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.store' op most minor memref dim must have unit stride}}
  "vector.store"(%a, %b, %c, %d) : (vector<4xf32>, memref<?x?xf32, strided<[?, 2]>>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<[1]xf32>, %b: memref<?x?xf32, strided<[?, 2]>>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.store' op most minor memref dim must have unit stride}}
  "vector.store"(%a, %b, %c, %d) : (vector<[1]xf32>, memref<?x?xf32, strided<[?, 2]>>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.store' op most minor memref dim must have unit stride}}
  "vector.store"(%a, %b, %c, %d) : (vector<4xf32>, memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 4 + d1)>>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.store' op most minor memref dim must have unit stride}}
  "vector.store"(%a, %b, %c, %d) : (vector<4xf32>, memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 4 + d1)>>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 * 8 - d1 * 7)>>, %c: index, %d: index) {
  "vector.store"(%a, %b, %c, %d) : (vector<4xf32>, memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 * 8 - d1 * 7)>>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32, strided<[-4, 1]>>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.store' op memref strides must be non-negative}}
  "vector.store"(%a, %b, %c, %d) : (vector<4xf32>, memref<?x?xf32, strided<[-4, 1]>>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: memref<?xf32>, %c: index) {
  // expected-error@+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  "vector.store"(%a, %b, %c) : (vector<4x4xf32>, memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: vector<5xf32>, %b: memref<?xvector<4xf32>>, %c: index) {
  // expected-error@+1 {{'vector.store' op base memref and valueToStore vector types should match}}
  "vector.store"(%a, %b, %c) : (vector<5xf32>, memref<?xvector<4xf32>>, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf64>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.store' op base and valueToStore element type should match}}
  "vector.store"(%a, %b, %c, %d) : (vector<4xf64>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index) {
  // expected-error@+1 {{'vector.store' op requires 2 indices}}
  "vector.store"(%a, %b, %c) : (vector<4xf32>, memref<?x?xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index, %e: index) {
  // expected-error@+1 {{'vector.store' op requires 2 indices}}
  "vector.store"(%a, %b, %c, %d, %e) : (vector<4xf32>, memref<?x?xf32>, index, index, index) -> ()
  return
}
