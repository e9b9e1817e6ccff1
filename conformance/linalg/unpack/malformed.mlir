// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.unpack` is refused.

func.func @f(%a: tensor<4x2xf32>, %b: tensor<8xf32>, %p: f32) {
  // expected-error@+1 {{custom op 'linalg.unpack' expected 'inner_dims_pos'}}
  %0 = linalg.unpack %a inner_tiles = [2] into %b : tensor<4x2xf32> -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<8xf32>, %p: f32) {
  // expected-error@+1 {{custom op 'linalg.unpack' expected 'inner_dims_pos'}}
  %0 = linalg.unpack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<4x2xf32> -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<8xf32>, %p: f32) {
  // expected-error@+1 {{expected '['}}
  %0 = linalg.unpack %a inner_dims_pos = 0 inner_tiles = [2] into %b : tensor<4x2xf32> -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<8xf32>, %p: f32) {
  // expected-error@+1 {{expected '='}}
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles [2] into %b : tensor<4x2xf32> -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<8xf32>, %p: f32) {
  // expected-error@+2 {{custom op 'linalg.unpack' pack/unpack requires '->' and destination type}}
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<8xf32>, %p: f32) {
  // expected-error@+1 {{custom op 'linalg.unpack' pack/unpack requires '->' and destination type}}
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<4x2xf32>, tensor<8xf32>
  return
}
