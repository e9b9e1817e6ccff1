// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.fill_rng_2d` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.fill_rng_2d ins(%arg0, %arg1, %arg2 : f64, f64, i32) outs(%arg3 : memref<4x8xf32>)
func.func @on_buffers(%a: f64, %b: f64, %c: i32, %d: memref<4x8xf32>) {
  linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.fill_rng_2d ins(%arg0, %arg1, %arg2 : f64, f64, i32) outs(%arg3 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  %0 = linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.fill_rng_2d {tag} ins(%arg0, %arg1, %arg2 : f64, f64, i32) outs(%arg3 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  %0 = linalg.fill_rng_2d {tag} ins(%a, %b, %c : f64, f64, i32) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
