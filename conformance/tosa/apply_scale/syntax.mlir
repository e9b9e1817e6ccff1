// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `tosa.apply_scale` is read and printed.

// CHECK-LABEL: func.func @one_word(
// CHECK-NEXT: %0 = tosa.apply_scale %arg0, %arg0, %arg1 {rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
func.func @one_word(%a: tensor<4xi32>, %s: tensor<4xi8>) {
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return
}

// CHECK-LABEL: func.func @another_word(
// CHECK-NEXT: %0 = tosa.apply_scale %arg0, %arg0, %arg1 {rounding_mode = SINGLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
func.func @another_word(%a: tensor<4xi32>, %s: tensor<4xi8>) {
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = SINGLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = tosa.apply_scale %arg0, %arg0, %arg1 {rounding_mode = DOUBLE_ROUND, tag = 1 : i32} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
func.func @attributes(%a: tensor<4xi32>, %s: tensor<4xi8>) {
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = DOUBLE_ROUND, tag = 1 : i32} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return
}
