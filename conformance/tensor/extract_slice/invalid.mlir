// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.extract_slice` is refused; what keeps them all is not.

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected rank to be smaller or equal to the other rank. }}
  %r = tensor.extract_slice %t[0, 0][1, 4][1, 1] : tensor<8x8xf32> to tensor<1x1x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected type to be 'tensor<2x4xf32>' or a rank-reduced version. (size mismatch) }}
  %r = tensor.extract_slice %t[0, 0][2, 4][1, 1] : tensor<8x8xf32> to tensor<2x5xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected type to be 'tensor<2x4xf32>' or a rank-reduced version. (size mismatch) }}
  %r = tensor.extract_slice %t[0, 0][2, 4][1, 1] : tensor<8x8xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected element type to be 'f32'}}
  %r = tensor.extract_slice %t[0, 0][2, 4][1, 1] : tensor<8x8xf32> to tensor<2x4xi32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  %r = tensor.extract_slice %t[0, 0][1, 4][1, 1] : tensor<8x8xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected type to be 'tensor<?x4xf32>' or a rank-reduced version. (size mismatch) }}
  %r = tensor.extract_slice %t[0, 0][%n, 4][1, 1] : tensor<8x8xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected type to be 'tensor<?x4xf32>' or a rank-reduced version. (size mismatch) }}
  %r = tensor.extract_slice %t[0, 0][%n, 4][1, 1] : tensor<8x8xf32> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{offset 0 is out-of-bounds: 8 >= 8}}
  %r = tensor.extract_slice %t[8, 0][1, 4][1, 1] : tensor<8x8xf32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{slice along dimension 1 runs out-of-bounds: 8 >= 8}}
  %r = tensor.extract_slice %t[0, 5][1, 4][1, 1] : tensor<8x8xf32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{slice along dimension 1 runs out-of-bounds: 9 >= 8}}
  %r = tensor.extract_slice %t[0, 0][1, 4][1, 3] : tensor<8x8xf32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  %r = tensor.extract_slice %t[%n, 0][100, 4][1, 1] : tensor<8x8xf32> to tensor<100x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %r = tensor.extract_slice %t[0][1, 4][1, 1] : tensor<8x8xf32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected 2 offset values, got 1}}
  %r = tensor.extract_slice %t[0][1][1] : tensor<8x8xf32> to tensor<1xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %r = tensor.extract_slice %t[0, 0][1, 4][1] : tensor<8x8xf32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected offsets to be non-negative, but got -1}}
  %r = tensor.extract_slice %t[-1, 0][1, 4][1, 1] : tensor<8x8xf32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected sizes to be non-negative, but got -1}}
  %r = tensor.extract_slice %t[0, 0][-1, 4][1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  %r = tensor.extract_slice %t[0, 0][0, 4][1, 1] : tensor<8x8xf32> to tensor<0x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, 5 : i32>, %n: index) {
  %r = tensor.extract_slice %t[0, 0][1, 4][1, 1] : tensor<8x8xf32, 5 : i32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x8xf32>, %n: index) {
  %r = tensor.extract_slice %t[100, 0][1, 4][1, 1] : tensor<?x8xf32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  %r = tensor.extract_slice %t[7, 7][4, 4][-1, -1] : tensor<8x8xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  %r = tensor.extract_slice %t[0, 0][1, 1][1, 1] : tensor<8x8xf32> to tensor<f32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>, %n: index) {
  %r = tensor.extract_slice %t[0, 0][1, 4][0, 0] : tensor<8x8xf32> to tensor<1x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>) {
  // expected-error@+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %r = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1xf32>
  return
}
