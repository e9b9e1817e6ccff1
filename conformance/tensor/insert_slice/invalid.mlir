// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.insert_slice` is refused; what keeps them all is not.

func.func @f(%s: tensor<1x1x4xf32>, %t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected rank to be smaller or equal to the other rank. }}
  %r = tensor.insert_slice %s into %t[0, 0][1, 4][1, 1] : tensor<1x1x4xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @f(%s: tensor<2x5xf32>, %t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected type to be 'tensor<2x4xf32>' or a rank-reduced version. (size mismatch) }}
  %r = tensor.insert_slice %s into %t[0, 0][2, 4][1, 1] : tensor<2x5xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @f(%s: tensor<2x4xi32>, %t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected element type to be 'f32'}}
  %r = tensor.insert_slice %s into %t[0, 0][2, 4][1, 1] : tensor<2x4xi32> into tensor<8x8xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %t: tensor<8x8xf32>, %n: index) {
  %r = tensor.insert_slice %s into %t[0, 0][1, 4][1, 1] : tensor<4xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected type to be 'tensor<2x4xf32>' or a rank-reduced version. (size mismatch) }}
  %r = tensor.insert_slice %s into %t[0, 0][2, 4][1, 1] : tensor<4xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @f(%s: tensor<1x4xf32>, %t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{offset 0 is out-of-bounds: 8 >= 8}}
  %r = tensor.insert_slice %s into %t[8, 0][1, 4][1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @f(%s: tensor<1x4xf32>, %t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{slice along dimension 1 runs out-of-bounds: 8 >= 8}}
  %r = tensor.insert_slice %s into %t[0, 5][1, 4][1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @f(%s: tensor<?x4xf32>, %t: tensor<8x8xf32>, %n: index) {
  %r = tensor.insert_slice %s into %t[0, 0][%n, 4][1, 1] : tensor<?x4xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @f(%s: tensor<1x4xf32>, %t: tensor<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected 2 offset values, got 1}}
  %r = tensor.insert_slice %s into %t[0][1][1] : tensor<1x4xf32> into tensor<8x8xf32>
  return
}

// -----

func.func @f(%s: tensor<1xf32>, %t: tensor<8xf32>) {
  // expected-error@+1 {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %r = "tensor.insert_slice"(%s, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<8xf32>) -> tensor<9xf32>
  return
}

// -----

func.func @f(%s: tensor<1xf32>, %t: tensor<8xf32>) {
  // expected-error@+1 {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %r = "tensor.insert_slice"(%s, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<8xf32>) -> tensor<?xf32>
  return
}
