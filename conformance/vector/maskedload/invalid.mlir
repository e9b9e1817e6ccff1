// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.maskedload` is refused; what keeps them all is not.

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<f32>, %b: vector<4xi1>, %c: vector<4xf32>) {
  %r = "vector.maskedload"(%a, %b, %c) : (memref<f32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<2x4xi1>, %e: vector<2x4xf32>) {
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<2x4xi1>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) <{alignment = 16 : i64}> : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op operand #0 must be memref of any non-token type values, but got 'tensor<?x?xf32>'}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (tensor<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<*xf32>, %b: vector<4xi1>, %c: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op operand #0 must be memref of any non-token type values, but got 'memref<*xf32>'}}
  %r = "vector.maskedload"(%a, %b, %c) : (memref<*xf32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: i32, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op operand #2 must be variadic of index, but got 'i32'}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, i32, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op operand #3 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<i1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op operand #3 must be vector of 1-bit signless integer values, but got 'vector<i1>'}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<i1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: f32) {
  // expected-error@+1 {{'vector.maskedload' op operand #4 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<4xi1>, f32) -> f32
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) <{alignment = 3 : i64}> : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) <{alignment = 0 : i64}> : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf64>) {
  // expected-error@+1 {{'vector.maskedload' op base element type ('f32') does not match result element type ('f64')}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: memref<?x?xvector<4xf32>>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op base element type ('vector<4xf32>') does not match result element type ('f32')}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xvector<4xf32>>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: vector<4xi1>, %d: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op requires 2 indices}}
  %r = "vector.maskedload"(%a, %b, %c, %d) : (memref<?x?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: index, %e: vector<4xi1>, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op requires 2 indices}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e, %f) : (memref<?x?xf32>, index, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<5xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<5xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<2x4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<2x4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<[4]xi1>, %e: vector<4xf32>) {
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<[4]xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32, strided<[-4, 1]>>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op memref strides must be non-negative}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32, strided<[-4, 1]>>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32, strided<[?, 2]>>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32, strided<[?, 2]>>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32, affine_map<(d0, d1) -> (d1 - d0 * 8)>>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op memref strides must be non-negative}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<8x8xf32, affine_map<(d0, d1) -> (d1 - d0 * 8)>>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<5xf32>) {
  // expected-error@+1 {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<[4]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi1>, %e: f32) {
  // expected-error@+1 {{'vector.maskedload' op operand #4 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.maskedload"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, index, vector<4xi1>, f32) -> vector<4xf32>
  return
}
