// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.gather` is refused; what keeps them all is not.

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<4xi1>, %f: vector<4xf32>) {
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x?xf32>, %b: index, %c: index, %d: vector<4xindex>, %e: vector<4xi1>, %f: vector<4xf32>) {
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) : (tensor<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<4xi1>, %f: vector<4xf32>) {
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) <{alignment = 16 : i64}> : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<*xf32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op operand #0 must be Tensor or MemRef of any non-token type values, but got 'memref<*xf32>'}}
  %r = "vector.gather"(%a, %b, %c, %d) : (memref<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op requires base to be a memref or ranked tensor type}}
  %r = "vector.gather"(%a, %b, %c, %d) : (tensor<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xi32>, %c: vector<4xi1>, %d: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op operand #0 must be Tensor or MemRef of any non-token type values, but got 'f32'}}
  %r = "vector.gather"(%a, %b, %c, %d) : (f32, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xf32>, %e: vector<4xi1>, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op operand #3 must be vector of integer or index values, but got 'vector<4xf32>'}}
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) : (memref<?x?xf32>, index, index, vector<4xf32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<4xi8>, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op operand #4 must be vector of 1-bit signless integer values, but got 'vector<4xi8>'}}
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi8>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<4xi1>, %f: f32) {
  // expected-error@+1 {{'vector.gather' op operand #5 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<4xi1>, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op result #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<4xi1>, %f: vector<4xf64>) {
  // expected-error@+1 {{'vector.gather' op base element type ('f32') does not match result element type ('f64')}}
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: vector<4xi32>, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op requires 2 indices}}
  %r = "vector.gather"(%a, %b, %c, %d, %e) : (memref<?x?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x?xf32>, %b: index, %c: index, %d: index, %e: vector<4xi32>, %f: vector<4xi1>, %g: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op requires 2 indices}}
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f, %g) : (tensor<?x?xf32>, index, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<5xi32>, %e: vector<4xi1>, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op expected result dim to match indices dim}}
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) : (memref<?x?xf32>, index, index, vector<5xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<5xi1>, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op expected result dim to match mask dim}}
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<5xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<4xi1>, %f: vector<5xf32>) {
  // expected-error@+1 {{'vector.gather' op expected pass_thru of same type as result type}}
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<4xi1>, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op alignment is only supported for memref bases, not tensor bases}}
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) <{alignment = 16 : i64}> : (tensor<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: vector<4xi32>, %e: vector<4xi1>, %f: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %r = "vector.gather"(%a, %b, %c, %d, %e, %f) <{alignment = 12 : i64}> : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32, strided<[-1]>>, %b: index, %c: vector<4xi32>, %d: vector<4xi1>, %e: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op memref strides must be non-negative}}
  %r = "vector.gather"(%a, %b, %c, %d, %e) : (memref<?xf32, strided<[-1]>>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32, strided<[2]>>, %b: index, %c: vector<4xi32>, %d: vector<4xi1>, %e: vector<4xf32>) {
  %r = "vector.gather"(%a, %b, %c, %d, %e) : (memref<?xf32, strided<[2]>>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
