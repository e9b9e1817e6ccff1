// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.unpack` is read and printed.

// CHECK-LABEL: func.func @tiles(
// CHECK-NEXT: %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
func.func @tiles(%a: tensor<4x4x2x4xf32>, %b: tensor<8x16xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %b : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  return
}

// CHECK-LABEL: func.func @an_order_of_the_outer_dimensions(
// CHECK-NEXT: %unpack = linalg.unpack %arg1 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 8] into %arg0 : tensor<2x4x2x8xf32> -> tensor<8x16xf32>
func.func @an_order_of_the_outer_dimensions(%b: tensor<8x16xf32>, %a: tensor<2x4x2x8xf32>) {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 8] into %b : tensor<2x4x2x8xf32> -> tensor<8x16xf32>
  return
}

// CHECK-LABEL: func.func @a_tile_that_is_a_value(
// CHECK-NEXT: %unpack = linalg.unpack %arg1 inner_dims_pos = [0] inner_tiles = [%arg2] into %arg0 {tag} : tensor<?x?xf32> -> tensor<?xf32>
func.func @a_tile_that_is_a_value(%b: tensor<?xf32>, %a: tensor<?x?xf32>, %n: index) {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [%n] into %b {tag} : tensor<?x?xf32> -> tensor<?xf32>
  return
}

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.unpack %arg1 inner_dims_pos = [0] inner_tiles = [2] into %arg0 : memref<4x2xf32> -> memref<8xf32>
func.func @on_buffers(%b: memref<8xf32>, %a: memref<4x2xf32>) {
  linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %b : memref<4x2xf32> -> memref<8xf32>
  return
}
