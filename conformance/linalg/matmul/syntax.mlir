// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.matmul` is read and printed.

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x6xf32>) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>
func.func @on_tensors(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  %0 = linalg.matmul ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.matmul ins(%arg0, %arg1 : memref<4x8xf32>, memref<8x6xf32>) outs(%arg2 : memref<4x6xf32>)
func.func @on_buffers(%x: memref<4x8xf32>, %y: memref<8x6xf32>, %z: memref<4x6xf32>) {
  linalg.matmul ins(%x, %y : memref<4x8xf32>, memref<8x6xf32>) outs(%z : memref<4x6xf32>)
  return
}

// CHECK-LABEL: func.func @the_usual_maps_are_not_printed(
// CHECK-NEXT: %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x6xf32>) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>
func.func @the_usual_maps_are_not_printed(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// CHECK-LABEL: func.func @other_maps(
// CHECK-NEXT: %0 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%arg0, %arg1 : tensor<8x4xf32>, tensor<8x6xf32>) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>
func.func @other_maps(%x: tensor<8x4xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<8x4xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, tag} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x6xf32>) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>
func.func @attributes(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, tag} ins(%x, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes_after_maps(
// CHECK-NEXT: %0 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {tag} ins(%arg0, %arg1 : tensor<8x4xf32>, tensor<8x6xf32>) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>
func.func @attributes_after_maps(%x: tensor<8x4xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {tag} ins(%x, %y : tensor<8x4xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
