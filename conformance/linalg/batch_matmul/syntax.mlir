// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.batch_matmul` is read and printed.

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%arg2 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
func.func @on_tensors(%x: tensor<2x4x8xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  %0 = linalg.batch_matmul ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.batch_matmul ins(%arg0, %arg1 : memref<2x4x8xf32>, memref<2x8x6xf32>) outs(%arg2 : memref<2x4x6xf32>)
func.func @on_buffers(%x: memref<2x4x8xf32>, %y: memref<2x8x6xf32>, %z: memref<2x4x6xf32>, %q: memref<4x6xf32>) {
  linalg.batch_matmul ins(%x, %y : memref<2x4x8xf32>, memref<2x8x6xf32>) outs(%z : memref<2x4x6xf32>)
  return
}

// CHECK-LABEL: func.func @the_usual_maps_are_not_printed(
// CHECK-NEXT: %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%arg2 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
func.func @the_usual_maps_are_not_printed(%x: tensor<2x4x8xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// CHECK-LABEL: func.func @other_maps(
// CHECK-NEXT: %0 = linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%arg0, %arg1 : tensor<2x8x4xf32>, tensor<2x8x6xf32>) outs(%arg2 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
func.func @other_maps(%x: tensor<2x8x4xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%x, %y : tensor<2x8x4xf32>, tensor<2x8x6xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.batch_matmul {cast = #linalg.type_fn<cast_unsigned>, tag} ins(%arg0, %arg1 : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%arg2 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
func.func @attributes(%x: tensor<2x4x8xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  %0 = linalg.batch_matmul {cast = #linalg.type_fn<cast_unsigned>, tag} ins(%x, %y : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes_after_maps(
// CHECK-NEXT: %0 = linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] {tag} ins(%arg0, %arg1 : tensor<2x8x4xf32>, tensor<2x8x6xf32>) outs(%arg2 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
func.func @attributes_after_maps(%x: tensor<2x8x4xf32>, %y: tensor<2x8x6xf32>, %z: tensor<2x4x6xf32>, %q: tensor<4x6xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] {tag} ins(%x, %y : tensor<2x8x4xf32>, tensor<2x8x6xf32>) outs(%z : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}
