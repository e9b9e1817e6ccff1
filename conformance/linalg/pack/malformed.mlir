// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.pack` is refused.

func.func @f(%a: tensor<8xf32>, %b: tensor<4x2xf32>, %p: f32) {
  // expected-error@+1 {{custom op 'linalg.pack' expected 'inner_dims_pos'}}
  %0 = linalg.pack %a inner_tiles = [2] into %b : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>, %b: tensor<4x2xf32>, %p: f32) {
  // expected-error@+1 {{expected '='}}
  %0 = linalg.pack %a inner_dims_pos [0] inner_tiles = [2] into %b : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>, %b: tensor<4x2xf32>, %p: f32) {
  // expected-error@+1 {{custom op 'linalg.pack' expected 'inner_tiles'}}
  %0 = linalg.pack %a inner_dims_pos = [0] into %b : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>, %b: tensor<4x2xf32>, %p: f32) {
  // expected-error@+1 {{custom op 'linalg.pack' expected 'inner_tiles'}}
  %0 = linalg.pack %a inner_dims_pos = [0] outer_dims_perm = [0] inner_tiles = [2] into %b : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>, %b: tensor<4x2xf32>, %p: f32) {
  // expected-error@+1 {{expected '('}}
  %0 = linalg.pack %a padding_value %p inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>, %b: tensor<4x2xf32>, %p: f32) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pack %a padding_value(%p) inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>, %b: tensor<4x2xf32>, %p: f32) {
  // expected-error@+2 {{use of value '%p' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%p] into %b : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>, %b: tensor<4x2xf32>, %p: f32) {
  // expected-error@+1 {{custom op 'linalg.pack' expected 'into'}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] : tensor<8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>, %b: tensor<4x2xf32>, %p: f32) {
  // expected-error@+2 {{custom op 'linalg.pack' pack/unpack requires '->' and destination type}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<8xf32>
  return
}
