// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.batch_matmul` is refused.

func.func @f(%x: tensor<2x4x8xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  // expected-error@+1 {{expected '='}}
  %0 = linalg.batch_matmul indexing_maps [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<2x4x8xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  // expected-error@+1 {{expected '['}}
  %0 = linalg.batch_matmul indexing_maps = ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<2x4x8xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  // expected-error@+1 {{expected '['}}
  %0 = linalg.batch_matmul indexing_maps = affine_map<(b, m, n, k) -> ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<2x4x8xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.batch_matmul' expected affine map attribute}}
  %0 = linalg.batch_matmul indexing_maps = [1] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<2x4x8xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.batch_matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  %0 = linalg.batch_matmul ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<2x4x8xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'tensor<1xf32>' vs 'tensor<2x4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.batch_matmul ins(%x : tensor<1xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<2x4x8xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.batch_matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 0}}
  %0 = linalg.batch_matmul {tag} indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}
