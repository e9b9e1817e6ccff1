// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.contract` is refused.

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  %0 = linalg.contract ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+2 {{expected '='}}
  // expected-error@+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  %0 = linalg.contract indexing_maps [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.contract' element of indexing_maps array is not an affine_map}}
  // expected-error@+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  %0 = linalg.contract indexing_maps = [1] ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.contract' invalid kind of attribute specified}}
  // expected-error@+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  %0 = linalg.contract indexing_maps = 1 : i32 ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.contract' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x : tensor<4x8xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.contract' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
