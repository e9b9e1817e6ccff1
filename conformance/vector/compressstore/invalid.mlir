// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.compressstore` is refused; what keeps them all is not.

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<f32>, %b: vector<4xi1>, %c: vector<4xf32>) {
  "vector.compressstore"(%a, %b, %c) : (memref<f32>, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<2x4xi1>, %e: vector<2x4xf32>) {
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<2x4xi1>, vector<2x4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  "vector.compressstore"(%a, %b, %c, %d, %e) <{alignment = 16 : i64}> : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op operand #0 must be memref of any non-token type values, but got 'tensor<?x?xf32>'}}
  "vector.compressstore"(%a, %b, %c, %d, %e) : (tensor<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<*xf32>, %b: vector<4xi1>, %c: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op operand #0 must be memref of any non-token type values, but got 'memref<*xf32>'}}
  "vector.compressstore"(%a, %b, %c) : (memref<*xf32>, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: i32, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op operand #2 must be variadic of index, but got 'i32'}}
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, i32, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op operand #3 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'}}
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<i1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op operand #3 must be vector of 1-bit signless integer values, but got 'vector<i1>'}}
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<i1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: f32) {
  // expected-error@+1 {{'vector.compressstore' op operand #4 must be vector of any non-token type values, but got 'f32'}}
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<4xi1>, f32) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  "vector.compressstore"(%a, %b, %c, %d, %e) <{alignment = 3 : i64}> : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  "vector.compressstore"(%a, %b, %c, %d, %e) <{alignment = 0 : i64}> : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf64>) {
  // expected-error@+1 {{'vector.compressstore' op base element type ('f32') does not match valueToStore element type ('f64')}}
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf64>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xvector<4xf32>>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op base element type ('vector<4xf32>') does not match valueToStore element type ('f32')}}
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xvector<4xf32>>, index, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: vector<4xi1>, %d: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op requires 2 indices}}
  "vector.compressstore"(%a, %b, %c, %d) : (memref<?x?xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: index, %e: vector<4xi1>, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op requires 2 indices}}
  "vector.compressstore"(%a, %b, %c, %d, %e, %f) : (memref<?x?xf32>, index, index, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<5xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op expected valueToStore shape to match mask shape}}
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<5xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<2x4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op expected valueToStore shape to match mask shape}}
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<2x4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<[4]xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op expected valueToStore scalable dims to match mask scalable dims}}
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<[4]xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32, strided<[-4, 1]>>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32, strided<[-4, 1]>>, index, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?x?xf32, strided<[?, 2]>>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<?x?xf32, strided<[?, 2]>>, index, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8x8xf32, affine_map<(d0, d1) -> (d1 - d0 * 8)>>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  "vector.compressstore"(%a, %b, %c, %d, %e) : (memref<8x8xf32, affine_map<(d0, d1) -> (d1 - d0 * 8)>>, index, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}
