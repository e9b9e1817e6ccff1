// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.pack` is refused; what keeps them all is not.

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8x16xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8x16xf32>) {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<4x2x8x8xf32>) {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %b : tensor<16x32xf32> -> tensor<4x2x8x8xf32>
  return
}

// -----

func.func @f(%a: memref<16x32xf32>, %b: memref<2x2x8x16xf32>) {
  linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : memref<16x32xf32> -> memref<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: memref<16x32xf32>, %b: memref<2x3x8x16xf32>) {
  // expected-error@+1 {{expected 'memref<2x2x8x16xf32>' for the packed domain value, got 'memref<2x3x8x16xf32>'}}
  linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : memref<16x32xf32> -> memref<2x3x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x0x16xf32>) {
  // expected-error@+1 {{invalid zero tile factor}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [0, 16] into %b : tensor<16x32xf32> -> tensor<2x2x0x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %a inner_dims_pos = [0, 2] inner_tiles = [8, 16] into %b : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %a inner_dims_pos = [0, 0] inner_tiles = [8, 16] into %b : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %a inner_dims_pos = [-1, 0] inner_tiles = [8, 16] into %b : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %a outer_dims_perm = [0, 2] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %a outer_dims_perm = [1] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16xf32>, %b: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{tiling factors must be less than or equal to the input rank for pack or output rank for unpack}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8, 16] into %b : tensor<16xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x32x8xf32>) {
  // expected-error@+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8] into %b : tensor<16x32xf32> -> tensor<2x32x8xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8xf32>) {
  // expected-error@+1 {{packed rank != (unpacked rank + num tiling factors), got 3 != 4}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<16x32xf32> -> tensor<2x2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8x15xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type at index 1: got 15 != 16}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<16x32xf32> -> tensor<2x2x8x15xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8x?xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type at index 1: got -9223372036854775808 != 16}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<16x32xf32> -> tensor<2x2x8x?xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8x16xf32>, %c: index) {
  // expected-error@+1 {{mismatch in inner tile sizes specified at index 1: got static shape 16 but dynamic tile size}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, %c] into %b : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x?x8x?xf32>, %c: index) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, %c] into %b : tensor<16x32xf32> -> tensor<2x?x8x?xf32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x3x8x16xf32>) {
  // expected-error@+1 {{expected 'tensor<2x2x8x16xf32>' for the packed domain value, got 'tensor<2x3x8x16xf32>'}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<16x32xf32> -> tensor<2x3x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<15x32xf32>, %b: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<15x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<15x32xf32>, %b: tensor<2x2x8x16xf32>, %c: f32) {
  %0 = linalg.pack %a padding_value(%c : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<15x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<15x32xf32>, %b: tensor<2x2x8x16xf32>, %c: f64) {
  // expected-error@+1 {{'linalg.pack' op expected padding_value has 'f32' but got: 'f64'}}
  %0 = linalg.pack %a padding_value(%c : f64) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<15x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: tensor<15xf32>, %b: tensor<2x?xf32>, %c: index) {
  // expected-error@+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%c] into %b : tensor<15xf32> -> tensor<2x?xf32>
  return
}

// -----

func.func @f(%a: tensor<14xf32>, %b: tensor<2x?xf32>, %c: index) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%c] into %b : tensor<14xf32> -> tensor<2x?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %b: tensor<2x8xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<?xf32> -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<16xf32>, %b: tensor<?x8xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<16xf32> -> tensor<?x8xf32>
  return
}

// -----

func.func @f(%a: tensor<16xf32>, %b: tensor<2x8xf64>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<16xf32> -> tensor<2x8xf64>
  return
}

// -----

func.func @f(%a: tensor<16xf32>, %b: tensor<2x8xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type at index 0: got 8 != -8}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [-8] into %b : tensor<16xf32> -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%a: memref<16x32xf32, strided<[64, 1]>>, %b: memref<2x2x8x15xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type at index 1: got 15 != 16}}
  linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : memref<16x32xf32, strided<[64, 1]>> -> memref<2x2x8x15xf32>
  return
}

// -----

func.func @f(%a: memref<16x32xf32, 1>, %b: memref<2x3x8x16xf32>) {
  linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : memref<16x32xf32, 1> -> memref<2x3x8x16xf32>
  // expected-error@+1 {{invalid type identifier}}
  ! memref<16x32xf32>; memref<2x2x8x16xf32>
  linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : memref<16x32xf32>, memref<2x2x8x16xf32>
  return
}

// -----

func.func @f(%a: memref<16x32xf32>, %b: memref<2x2x8x16xf32>) {
  linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : memref<16x32xf32>
  // expected-error@+1 {{custom op 'linalg.pack' pack/unpack requires '->' and destination type}}
  return
}
