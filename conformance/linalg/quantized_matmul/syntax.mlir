// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.quantized_matmul` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x4xi8>, memref<4x3xi8>, i32, i32) outs(%arg4 : memref<2x3xi32>)
func.func @on_buffers(%a: memref<2x4xi8>, %b: memref<4x3xi8>, %c: i32, %d: i32, %e: memref<2x3xi32>) {
  linalg.quantized_matmul ins(%a, %b, %c, %d : memref<2x4xi8>, memref<4x3xi8>, i32, i32) outs(%e : memref<2x3xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%arg4 : tensor<2x3xi32>) -> tensor<2x3xi32>
func.func @on_tensors(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) {
  %0 = linalg.quantized_matmul ins(%a, %b, %c, %d : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%e : tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.quantized_matmul {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%arg4 : tensor<2x3xi32>) -> tensor<2x3xi32>
func.func @attributes(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) {
  %0 = linalg.quantized_matmul {tag} ins(%a, %b, %c, %d : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%e : tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}
