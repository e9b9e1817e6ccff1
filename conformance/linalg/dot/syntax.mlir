// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.dot` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.dot ins(%arg0, %arg1 : memref<2xf32>, memref<2xf32>) outs(%arg2 : memref<f32>)
func.func @on_buffers(%a: memref<2xf32>, %b: memref<2xf32>, %c: memref<f32>) {
  linalg.dot ins(%a, %b : memref<2xf32>, memref<2xf32>) outs(%c : memref<f32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.dot ins(%arg0, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
func.func @on_tensors(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>) {
  %0 = linalg.dot ins(%a, %b : tensor<2xf32>, tensor<2xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.dot {tag} ins(%arg0, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
func.func @attributes(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>) {
  %0 = linalg.dot {tag} ins(%a, %b : tensor<2xf32>, tensor<2xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return
}
