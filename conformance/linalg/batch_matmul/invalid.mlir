// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.batch_matmul` is refused; what keeps them all is not.

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<5x3x4xf32>) {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x2x3xf32>, %b: tensor<5x2x4xf32>, %c: tensor<5x3x4xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<5x2x3xf32>, tensor<5x2x4xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<5x3x4xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<2xf32>, tensor<2xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x2xf32>, %b: tensor<5x2xf32>, %c: tensor<5x3x4xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k)>, affine_map<(b, m, n, k) -> (b, k)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<5x2xf32>, tensor<5x2xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>, %b: tensor<2x4xf32>, %c: tensor<5x3x4xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<3x2xf32>, tensor<2x4xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>, %b: tensor<4x2xf32>, %c: tensor<5x3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<3x2xf32>, tensor<4x2xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<5x2x4xf32>, %c: tensor<5x3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<2x3xf32>, tensor<5x2x4xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<4x2xf32>, %c: tensor<5x3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (n, b)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<5x3x2xf32>, tensor<4x2xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<5x3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Indexing_map attribute must have 3 affine maps.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>] ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<5x3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<5x3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op no. of result dim expressions exceeds 3.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<5x3x2x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<5x3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<5x3xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m)>] ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<5x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<5x4x3xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, n, m)>] ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<5x4x3xf32>) -> tensor<5x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<5x2x4xf32>, %c: tensor<5x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.batch_matmul' expected affine map attribute}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, 1, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<5x3x2xf32>, tensor<5x2x4xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<5x3x2xf32>, %b: tensor<6x2x4xf32>, %c: tensor<5x3x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op inferred input/output operand #1 has shape's dimension #0 to be 5, but found 6}}
  %0 = linalg.batch_matmul ins(%a, %b : tensor<5x3x2xf32>, tensor<6x2x4xf32>) outs(%c : tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
  return
}
