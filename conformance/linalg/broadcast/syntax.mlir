// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.broadcast` is read and printed.

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4x8xf32>) dimensions = [1]
func.func @on_tensors(%a: tensor<4xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x8xf32>) dimensions = [1]
  return
}

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.broadcast ins(%arg0 : memref<f32>) outs(%arg1 : memref<4x8xf32>) dimensions = [0, 1]
func.func @on_buffers(%a: memref<f32>, %b: memref<4x8xf32>) {
  linalg.broadcast ins(%a : memref<f32>) outs(%b : memref<4x8xf32>) dimensions = [0, 1]
  return
}

// CHECK-LABEL: func.func @no_dimension(
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) dimensions = []
func.func @no_dimension(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) dimensions = []
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4x8xf32>) dimensions = [1]  {tag}
func.func @attributes(%a: tensor<4xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x8xf32>) dimensions = [1] {tag}
  return
}
