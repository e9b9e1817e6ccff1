// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.conv_2d` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d ins(%arg0, %arg1 : memref<5x7xf32>, memref<4x5xf32>) outs(%arg2 : memref<2x3xf32>)
func.func @on_buffers(%a: memref<5x7xf32>, %b: memref<4x5xf32>, %c: memref<2x3xf32>) {
  linalg.conv_2d ins(%a, %b : memref<5x7xf32>, memref<4x5xf32>) outs(%c : memref<2x3xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d ins(%arg0, %arg1 : tensor<5x7xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @on_tensors(%a: tensor<5x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x3xf32>) {
  %0 = linalg.conv_2d ins(%a, %b : tensor<5x7xf32>, tensor<4x5xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d {tag} ins(%arg0, %arg1 : tensor<5x7xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @attributes(%a: tensor<5x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x3xf32>) {
  %0 = linalg.conv_2d {tag} ins(%a, %b : tensor<5x7xf32>, tensor<4x5xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
