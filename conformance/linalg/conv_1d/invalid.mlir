// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.conv_1d` is refused; what keeps them all is not.

func.func @f(%a: memref<10xf32>, %b: memref<3xf32>, %c: memref<8xf32>) {
  linalg.conv_1d ins(%a, %b : memref<10xf32>, memref<3xf32>) outs(%c : memref<8xf32>)
  return
}

// -----

func.func @f(%a: memref<9xf32>, %b: memref<3xf32>, %c: memref<8xf32>) {
  // expected-error@+1 {{'linalg.conv_1d' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 10, but found 9}}
  linalg.conv_1d ins(%a, %b : memref<9xf32>, memref<3xf32>) outs(%c : memref<8xf32>)
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<3xf32>, %c: memref<8xf32>) {
  // expected-error@+1 {{expected op with 2 inputs and 1 output}}
  "linalg.conv_1d"(%a, %c) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (i)>]} : (memref<10xf32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<3xf32>, %c: memref<8xf32>) {
  // expected-error@+1 {{unexpected input index map for convolutions}}
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i floordiv 2 + j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]} : (memref<10xf32>, memref<3xf32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<3xf32>, %c: memref<8xf32>) {
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j * 1)>, affine_map<(i, j) -> (i)>]} : (memref<10xf32>, memref<3xf32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<3xf32>, %c: memref<8xf32>) {
  // expected-error@+1 {{expected output/filter indexing maps to be projected permutations}}
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j + 0)>, affine_map<(i, j) -> (0)>]} : (memref<10xf32>, memref<3xf32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<3xf32>, %c: memref<8xf32>) {
  // expected-error@+1 {{unexpected loop dimension for convolution op}}
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]} : (memref<10xf32>, memref<3xf32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<3xf32>, %c: memref<8xf32>) {
  // expected-error@+1 {{unexpected loop dimension for convolution op}}
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>]} : (memref<10xf32>, memref<3xf32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8xf32>, %b: memref<f32>, %c: memref<8xf32>) {
  // expected-error@+1 {{unexpected loop dimension for convolution op}}
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>]} : (memref<8xf32>, memref<f32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  // expected-error@+1 {{unexpected loop dimension for convolution op}}
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>]} : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<8x3xf32>, %b: memref<3xf32>, %c: memref<8xf32>) {
  // expected-error@+1 {{expected convolved dim to be non-empty}}
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]} : (memref<8x3xf32>, memref<3xf32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<3xf32>, %c: memref<8x3xf32>) {
  // expected-error@+1 {{unexpected loop dimension for convolution op}}
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>]} : (memref<10xf32>, memref<3xf32>, memref<8x3xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<8xf32>, %c: memref<3xf32>) {
  // expected-error@+1 {{expected all iterators used to access outputs to be parallel}}
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>]} : (memref<10xf32>, memref<8xf32>, memref<3xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<8xf32>, %c: memref<f32>) {
  // expected-error@+1 {{expected all iterators not used to access outputs to be reduction}}
  "linalg.conv_1d"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> ()>]} : (memref<10xf32>, memref<8xf32>, memref<f32>) -> ()
  return
}
