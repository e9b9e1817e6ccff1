// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.unpack` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x2x8x16xf32>, %b: tensor<16x32xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<2x2x8x16xf32> -> tensor<16x32xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x16xf32>, %b: tensor<15x30xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<2x2x8x16xf32> -> tensor<15x30xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x16xf32>, %b: tensor<16x33xf32>) {
  // expected-error@+1 {{expected 'tensor<2x3x8x16xf32>' for the packed domain value, got 'tensor<2x2x8x16xf32>'}}
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<2x2x8x16xf32> -> tensor<16x33xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x16xf32>, %b: tensor<16x32xf32>) {
  // expected-error@+1 {{invalid zero tile factor}}
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [0, 16] into %b : tensor<2x2x8x16xf32> -> tensor<16x32xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x16xf32>, %b: tensor<16x32xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.unpack %a inner_dims_pos = [0, 3] inner_tiles = [8, 16] into %b : tensor<2x2x8x16xf32> -> tensor<16x32xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x16xf32>, %b: tensor<16x32xf32>) {
  // expected-error@+1 {{invalid outer_dims_perm vector}}
  %0 = linalg.unpack %a outer_dims_perm = [1, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<2x2x8x16xf32> -> tensor<16x32xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x16xf32>, %b: tensor<16x32xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type at index 1: got 16 != 15}}
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 15] into %b : tensor<2x2x8x16xf32> -> tensor<16x32xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x16xf32>, %b: tensor<16x32x1xf32>) {
  // expected-error@+1 {{packed rank != (unpacked rank + num tiling factors), got 4 != 5}}
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<2x2x8x16xf32> -> tensor<16x32x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x16xf32>, %b: tensor<16x32xf32>, %c: index) {
  // expected-error@+1 {{mismatch in inner tile sizes specified at index 1: got static shape 16 but dynamic tile size}}
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, %c] into %b : tensor<2x2x8x16xf32> -> tensor<16x32xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x16xf32>, %b: tensor<16x32xf64>) {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<2x2x8x16xf32> -> tensor<16x32xf64>
  return
}

// -----

func.func @f(%a: memref<2x2x8x16xf32>, %b: memref<16x32xf32>) {
  linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : memref<2x2x8x16xf32> -> memref<16x32xf32>
  return
}

// -----

func.func @f(%a: memref<2x2x8x16xf32>, %b: memref<16x64xf32>) {
  // expected-error@+1 {{expected 'memref<2x4x8x16xf32>' for the packed domain value, got 'memref<2x2x8x16xf32>'}}
  linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : memref<2x2x8x16xf32> -> memref<16x64xf32>
  return
}
