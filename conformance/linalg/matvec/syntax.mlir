// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.matvec` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.matvec ins(%arg0, %arg1 : memref<2x3xf32>, memref<3xf32>) outs(%arg2 : memref<2xf32>)
func.func @on_buffers(%a: memref<2x3xf32>, %b: memref<3xf32>, %c: memref<2xf32>) {
  linalg.matvec ins(%a, %b : memref<2x3xf32>, memref<3xf32>) outs(%c : memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.matvec ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @on_tensors(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  %0 = linalg.matvec ins(%a, %b : tensor<2x3xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.matvec {tag} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @attributes(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  %0 = linalg.matvec {tag} ins(%a, %b : tensor<2x3xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}
