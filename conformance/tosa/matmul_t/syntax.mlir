// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `tosa.matmul_t` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %0 = tosa.matmul_t %arg0, %arg1, %arg2, %arg2 : (tensor<1x4x8xf32>, tensor<1x6x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x6xf32>
func.func @plain(%a: tensor<1x4x8xf32>, %b: tensor<1x6x8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.matmul_t %a, %b, %z, %z : (tensor<1x4x8xf32>, tensor<1x6x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = tosa.matmul_t %arg0, %arg1, %arg2, %arg2 {tag = 1 : i32} : (tensor<1x4x8xf32>, tensor<1x6x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x6xf32>
func.func @attributes(%a: tensor<1x4x8xf32>, %b: tensor<1x6x8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.matmul_t %a, %b, %z, %z {tag = 1 : i32} : (tensor<1x4x8xf32>, tensor<1x6x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x6xf32>
  return
}
