// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.pooling_ncw_max` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_ncw_max ins(%arg0, %arg1 : memref<2x3x8xf32>, memref<5xf32>) outs(%arg2 : memref<2x3x4xf32>)
func.func @on_buffers(%a: memref<2x3x8xf32>, %b: memref<5xf32>, %c: memref<2x3x4xf32>) {
  linalg.pooling_ncw_max ins(%a, %b : memref<2x3x8xf32>, memref<5xf32>) outs(%c : memref<2x3x4xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_ncw_max ins(%arg0, %arg1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @on_tensors(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_max ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @strides_and_dilations(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_ncw_max {tag} ins(%arg0, %arg1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @attributes(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_max {tag} ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}
