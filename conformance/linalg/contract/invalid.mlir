// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.contract` is refused; what keeps them all is not.

func.func @f(%a: tensor<3x2xf32>, %b: tensor<2x4xf32>, %c: tensor<3x4xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<3x2xf32>, tensor<2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>, %b: tensor<2x4xf32>, %c: tensor<3x4xf32>) {
  // expected-error@+1 {{provided affine_map is not a projected permutation}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k + n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<3x2xf32>, tensor<2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>, %b: tensor<2x4xf32>, %c: tensor<3x4xf32>) {
  // expected-error@+1 {{ranks of shaped operand and results of corresponding affine_map differ}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<3x2xf32>, tensor<2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<2x4xf32>, %c: tensor<4xf32>) {
  // expected-error@+1 {{affine_map specifies shaped access while operand has non-shaped type}}
  %0 = linalg.contract indexing_maps = [affine_map<(n, k) -> (k)>, affine_map<(n, k) -> (k, n)>, affine_map<(n, k) -> (n)>] ins(%a, %b : f32, tensor<2x4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>, %b: tensor<2x4xf32>, %c: tensor<3x4xf32>) {
  // expected-error@+1 {{iteration spaces of provided affine_maps differ}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k, l) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<3x2xf32>, tensor<2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>, %b: tensor<2x4xf32>, %c: tensor<3x4xf32>) {
  // expected-error@+1 {{iteration space dim at index 3 not used to access any operand}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, k)>, affine_map<(m, n, k, l) -> (k, n)>, affine_map<(m, n, k, l) -> (m, n)>] ins(%a, %b : tensor<3x2xf32>, tensor<2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>, %b: tensor<2x4xf32>, %c: tensor<3xf32>) {
  // expected-error@+1 {{iteration space dim at index 1 is neither a contracting dim nor of parallel iteration type}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>] ins(%a, %b : tensor<3x2xf32>, tensor<2x4xf32>) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<3xf32>, %c: tensor<3xf32>) {
  // expected-error@+1 {{'indexing_maps' do not specify a contracting dimension}}
  %0 = linalg.contract indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>] ins(%a, %b : tensor<3xf32>, tensor<3xf32>) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<3xf32>, %c: tensor<f32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> ()>] ins(%a, %b : tensor<3xf32>, tensor<3xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<3xf32>, %c: tensor<3x4xf32>) {
  // expected-error@+1 {{'indexing_maps' do not specify a contracting dimension}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>] ins(%a, %b : tensor<3xf32>, tensor<3xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>, %b: tensor<2x4xf32>, %c: tensor<3x4xf32>) {
  // expected-error@+1 {{iteration space dim at index 0 is neither a contracting dim nor of parallel iteration type}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>] ins(%a, %b : tensor<3x2xf32>, tensor<2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>, %b: tensor<2x4xf32>, %c: tensor<3x4xf32>) {
  // expected-error@+1 {{'linalg.contract' op expected type of operand #2 ('tensor<3x4xf32>') to match type of corresponding result ('tensor<3x5xf32>')}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<3x2xf32>, tensor<2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>, %b: tensor<3x4xf32>, %c: tensor<3x4xf32>) {
  // expected-error@+1 {{'linalg.contract' op inferred input/output operand #1 has shape's dimension #0 to be 2, but found 3}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<3x2xf32>, tensor<3x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<3x2xf32>, %b: tensor<2x4xf32>, %c: tensor<3x4xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b, %b : tensor<3x2xf32>, tensor<2x4xf32>, tensor<2x4xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  // expected-error@+1 {{custom op 'linalg.contract' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 4}}
  return
}
