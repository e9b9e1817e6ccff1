// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.transfer_write` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: tensor<?x?xf32>, %c: index, %d: index) {
  %r = "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: vector<5x[4]xf32>, %b: memref<?x?xf32>, %c: index, %d: index, %e: vector<[4]x5xi1>) {
  "vector.transfer_write"(%a, %b, %c, %d, %e) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = affine_map<(i, j) -> (j, i)>}> : (vector<5x[4]xf32>, memref<?x?xf32>, index, index, vector<[4]x5xi1>) -> ()
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: memref<?x?xvector<4xf32>>, %c: index, %d: index) {
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<2x4xf32>, memref<?x?xvector<4xf32>>, index, index) -> ()
  return
}

// -----

func.func @f(%a: f32, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op operand #0 must be vector of any non-token type values, but got 'f32'}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (f32, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.transfer_write' op operand #1 must be shaped of any non-token type values, but got 'f32'}}
  "vector.transfer_write"(%a, %b) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, f32) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index, %e: vector<4xi32>) {
  // expected-error@+1 {{'vector.transfer_write' op operand #4 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'}}
  "vector.transfer_write"(%a, %b, %c, %d, %e) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<4xi32>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires attribute 'permutation_map'}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [1], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op operand count (4) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: tensor<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op result #0 must be ranked tensor of any non-token type values, but got 'memref<?x?xf32>'}}
  %r = "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> memref<?x?xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires 2 indices}}
  "vector.transfer_write"(%a, %b, %c) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, memref<?x?xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op should not have broadcast dimensions}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (0)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<*xf32>) {
  // expected-error@+1 {{'vector.transfer_write' op requires source to be a memref or ranked tensor type}}
  "vector.transfer_write"(%a, %b) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, memref<*xf32>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op masked attribute has been removed. Use in_bounds instead.}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> {masked = [false]} : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<3xf32>, %b: memref<?x?xvector<4xf32>>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> ()>}> : (vector<3xf32>, memref<?x?xvector<4xf32>>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xvector<2x4xf32>>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires source vector element and vector result ranks to match.}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, memref<?x?xvector<2x4xf32>>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: memref<?x?xvector<4xf32>>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires a permutation_map with result dims of the same rank as the vector type}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (i, j)>}> : (vector<2x4xf32>, memref<?x?xvector<4xf32>>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<2x4xf32>, %b: memref<?x?xvector<4xf32>>, %c: index, %d: index, %e: vector<2xi1>) {
  // expected-error@+1 {{'vector.transfer_write' op does not support masks with vector element type}}
  "vector.transfer_write"(%a, %b, %c, %d, %e) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<2x4xf32>, memref<?x?xvector<4xf32>>, index, index, vector<2xi1>) -> ()
  return
}

// -----

func.func @f(%a: vector<3xf16>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<3xf16>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires a permutation_map with result dims of the same rank as the vector type}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (i, j)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires permutation_map without symbols}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j)[s] -> (i)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires a permutation_map with input dims of the same rank as the source type}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i) -> (i)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index, %e: vector<5xi1>) {
  // expected-error@+1 {{'vector.transfer_write' op inferred mask type ('vector<4xi1>') and mask operand type ('vector<5xi1>') don't match}}
  "vector.transfer_write"(%a, %b, %c, %d, %e) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<5xi1>) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 0}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (i + j)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (i, i)>}> : (vector<4x4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: tensor<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: tensor<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op expected type of operand #1 ('tensor<?x?xf32>') to match type of corresponding result ('tensor<4x?xf32>')}}
  %r = "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<?x?xf32>, %c: index, %d: index) {
  // expected-error@+1 {{'vector.transfer_write' op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %r = "vector.transfer_write"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> tensor<?x?xf32>
  return
}
