// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.matmul` is refused.

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+1 {{expected '='}}
  %0 = linalg.matmul indexing_maps [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+1 {{expected attribute value}}
  %0 = linalg.matmul indexing_maps = ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+1 {{expected '(' in affine map range}}
  %0 = linalg.matmul indexing_maps = affine_map<(m, n, k) -> ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.matmul' element of indexing_maps array is not an affine_map}}
  %0 = linalg.matmul indexing_maps = [1] ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  %0 = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'tensor<1xf32>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.matmul ins(%x : tensor<1xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 0}}
  %0 = linalg.matmul {tag} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
