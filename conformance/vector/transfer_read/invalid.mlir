// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.transfer_read` is refused; what keeps them all is not.

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x?xf32>, %b: index, %c: index, %d: f32) {
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (0, i)>}> : (tensor<?x?xf32>, index, index, f32) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%a: memref<f32>, %b: f32) {
  %r = "vector.transfer_read"(%a, %b) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = affine_map<() -> ()>}> : (memref<f32>, f32) -> vector<f32>
  return
}

// -----

func.func @f(%a: memref<f32>, %b: f32) {
  %r = "vector.transfer_read"(%a, %b) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = affine_map<() -> (0)>}> : (memref<f32>, f32) -> vector<1xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32, %e: vector<5x[4]xi1>) {
  %r = "vector.transfer_read"(%a, %b, %c, %d, %e) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(i, j) -> (j, i)>}> : (memref<?x?xf32>, index, index, f32, vector<5x[4]xi1>) -> vector<[4]x5xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32, %e: vector<1xi1>) {
  %r = "vector.transfer_read"(%a, %b, %c, %d, %e) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(i, j) -> (0)>}> : (memref<?x?xf32>, index, index, f32, vector<1xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xvector<4xf32>>, %b: index, %c: index, %d: vector<4xf32>) {
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xvector<4xf32>>, index, index, vector<4xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error@+1 {{'vector.transfer_read' op operand #0 must be shaped of any non-token type values, but got 'f32'}}
  %r = "vector.transfer_read"(%a, %b) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (f32, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: i32, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op operand #1 must be variadic of index, but got 'i32'}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, i32, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32, %e: vector<4xi32>) {
  // expected-error@+1 {{'vector.transfer_read' op operand #4 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'}}
  %r = "vector.transfer_read"(%a, %b, %c, %d, %e) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32, vector<4xi32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op result #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32) -> f32
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires attribute 'permutation_map'}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{invalid properties {in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = 1 : i64} for op vector.transfer_read: Invalid attribute `permutation_map` in property conversion: 1 : i64}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = 1 : i64}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [1], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op operand count (4) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op 'operandSegmentSizes' attribute cannot have negative elements}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, -1>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{invalid properties {in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>} for op vector.transfer_read: for `operandSegmentSizes`: size mismatch in attribute conversion: 3 vs 4}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires 2 indices}}
  %r = "vector.transfer_read"(%a, %b, %c) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %r = "vector.transfer_read"(%a, %b) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (tensor<*xf32>, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> {masked = [false]} : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xvector<4xf32>>, %b: index, %c: index, %d: vector<4xf32>) {
  // expected-error@+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> ()>}> : (memref<?x?xvector<4xf32>>, index, index, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xvector<4xf32>>, %b: index, %c: index, %d: vector<4xf32>) {
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> ()>}> : (memref<?x?xvector<4xf32>>, index, index, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xvector<2x4xf32>>, %b: index, %c: index, %d: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transfer_read' op requires source vector element and vector result ranks to match.}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xvector<2x4xf32>>, index, index, vector<2x4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xvector<4xf32>>, %b: index, %c: index, %d: vector<4xf32>) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (i, j)>}> : (memref<?x?xvector<4xf32>>, index, index, vector<4xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xvector<4xf32>>, %b: index, %c: index, %d: vector<4xf32>, %e: vector<2xi1>) {
  // expected-error@+1 {{'vector.transfer_read' op does not support masks with vector element type}}
  %r = "vector.transfer_read"(%a, %b, %c, %d, %e) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xvector<4xf32>>, index, index, vector<4xf32>, vector<2xi1>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32) -> vector<3xf16>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (i, j)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires permutation_map without symbols}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j)[s] -> (i)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i) -> (i)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32, %e: vector<5xi1>) {
  // expected-error@+1 {{'vector.transfer_read' op inferred mask type ('vector<4xi1>') and mask operand type ('vector<5xi1>') don't match}}
  %r = "vector.transfer_read"(%a, %b, %c, %d, %e) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32, vector<5xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32, %e: vector<4x5xi1>) {
  // expected-error@+1 {{'vector.transfer_read' op inferred mask type ('vector<5x4xi1>') and mask operand type ('vector<4x5xi1>') don't match}}
  %r = "vector.transfer_read"(%a, %b, %c, %d, %e) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(i, j) -> (j, i)>}> : (memref<?x?xf32>, index, index, f32, vector<4x5xi1>) -> vector<4x5xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 0}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xvector<4xf32>>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires source element type and padding type to match.}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xvector<4xf32>>, index, index, f32) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xcomplex<f32>>, %b: index, %c: index, %d: complex<f32>) {
  // expected-error@+1 {{'vector.transfer_read' op requires valid padding vector elemental type}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xcomplex<f32>>, index, index, complex<f32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f64) {
  // expected-error@+1 {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (j)>}> : (memref<?x?xf32>, index, index, f64) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (i + j)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %b: index, %c: index, %d: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %r = "vector.transfer_read"(%a, %b, %c, %d) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(i, j) -> (i, i)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x4xf32>
  return
}

// -----

// An attribute that is not the op's own counts too, whatever was said of others alike.
func.func @masked_after_another(%a: memref<?x?xf32>, %b: index, %d: f32) {
  %r = vector.transfer_read %a[%b, %b], %d : memref<?x?xf32>, vector<4xf32>
  // expected-error@+1 {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %s = vector.transfer_read %a[%b, %b], %d {masked = [false]} : memref<?x?xf32>, vector<4xf32>
  return
}
