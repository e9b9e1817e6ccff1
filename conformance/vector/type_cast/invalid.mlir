// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.type_cast` is refused; what keeps them all is not.

func.func @f(%a: memref<2x4xf32>) {
  %r = "vector.type_cast"(%a) : (memref<2x4xf32>) -> memref<vector<2x4xf32>>
  return
}

// -----

func.func @f(%a: memref<2x4xf32, strided<[4, 1]>>) {
  %r = "vector.type_cast"(%a) : (memref<2x4xf32, strided<[4, 1]>>) -> memref<vector<2x4xf32>>
  return
}

// -----

func.func @f(%a: memref<2xvector<4xf32>, 3>) {
  %r = "vector.type_cast"(%a) : (memref<2xvector<4xf32>, 3>) -> memref<vector<2x4xf32>, 3>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op operand #0 must be statically shaped memref of any non-token type values, but got 'tensor<4xf32>'}}
  %r = "vector.type_cast"(%a) : (tensor<4xf32>) -> memref<vector<4xf32>>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{'vector.type_cast' op operand #0 must be statically shaped memref of any non-token type values, but got 'memref<?xf32>'}}
  %r = "vector.type_cast"(%a) : (memref<?xf32>) -> memref<vector<4xf32>>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op result #0 must be memref of any non-token type values, but got 'vector<4xf32>'}}
  %r = "vector.type_cast"(%a) : (memref<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<2x4xf32, strided<[4, 1], offset: 3>>) {
  // expected-error@+1 {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %r = "vector.type_cast"(%a) : (memref<2x4xf32, strided<[4, 1], offset: 3>>) -> memref<vector<2x4xf32>>
  return
}

// -----

func.func @f(%a: memref<1x4xf32, strided<[8, 1]>>) {
  // expected-error@+1 {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %r = "vector.type_cast"(%a) : (memref<1x4xf32, strided<[8, 1]>>) -> memref<vector<1x4xf32>>
  return
}

// -----

func.func @f(%a: memref<2x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  // expected-error@+1 {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %r = "vector.type_cast"(%a) : (memref<2x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> memref<vector<2x4xf32>>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %r = "vector.type_cast"(%a) : (memref<4xf32>) -> memref<vector<4xf32>, strided<[]>>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects result in same memory space}}
  %r = "vector.type_cast"(%a) : (memref<4xf32>) -> memref<vector<4xf32>, 1>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<4xi32>>'}}
  %r = "vector.type_cast"(%a) : (memref<4xf32>) -> memref<vector<4xi32>>
  return
}

// -----

func.func @f(%a: memref<2x4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<8xf32>>'}}
  %r = "vector.type_cast"(%a) : (memref<2x4xf32>) -> memref<vector<8xf32>>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<1xvector<4xf32>>'}}
  %r = "vector.type_cast"(%a) : (memref<4xf32>) -> memref<1xvector<4xf32>>
  return
}
