// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.batch_reduce_matmul` is refused; what keeps them all is not.

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<3x4xf32>) {
  %0 = linalg.batch_reduce_matmul ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<3x4xf32>) {
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : tensor<2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5xf32>, %b: tensor<5x2x4xf32>, %c: tensor<3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_reduce_matmul' op Invalid broadcast requested.}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : tensor<5xf32>, tensor<5x2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<4x3xf32>) {
  // expected-error@+1 {{'linalg.batch_reduce_matmul' op Invalid output map result dimension.}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (n, m)>] ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<5x3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_reduce_matmul' op expects 2 dims, but got (3).}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_reduce_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_reduce_matmul' op Invalid batch dimension expression.}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, b, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}
