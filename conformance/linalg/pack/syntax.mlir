// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.pack` is read and printed.

// CHECK-LABEL: func.func @tiles(
// CHECK-NEXT: %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
func.func @tiles(%a: tensor<8x16xf32>, %b: tensor<4x4x2x4xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %b : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// CHECK-LABEL: func.func @an_order_of_the_outer_dimensions(
// CHECK-NEXT: %pack = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 8] into %arg1 : tensor<8x16xf32> -> tensor<2x4x2x8xf32>
func.func @an_order_of_the_outer_dimensions(%a: tensor<8x16xf32>, %b: tensor<2x4x2x8xf32>) {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 8] into %b : tensor<8x16xf32> -> tensor<2x4x2x8xf32>
  return
}

// CHECK-LABEL: func.func @padding(
// CHECK-NEXT: %pack = linalg.pack %arg0 padding_value(%arg2 : f32) inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<7xf32> -> tensor<4x2xf32>
func.func @padding(%a: tensor<7xf32>, %b: tensor<4x2xf32>, %p: f32) {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<7xf32> -> tensor<4x2xf32>
  return
}

// CHECK-LABEL: func.func @a_tile_that_is_a_value(
// CHECK-NEXT: %pack = linalg.pack %arg0 padding_value(%arg2 : f32) outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [%arg3] into %arg1 {tag} : tensor<?xf32> -> tensor<?x?xf32>
func.func @a_tile_that_is_a_value(%a: tensor<?xf32>, %b: tensor<?x?xf32>, %p: f32, %n: index) {
  %0 = linalg.pack %a padding_value(%p : f32) outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [%n] into %b {tag} : tensor<?xf32> -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : memref<8xf32> -> memref<4x2xf32>
func.func @on_buffers(%a: memref<8xf32>, %b: memref<4x2xf32>) {
  linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : memref<8xf32> -> memref<4x2xf32>
  return
}
