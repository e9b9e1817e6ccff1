// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `tosa.rescale` is read and printed.

// CHECK-LABEL: func.func @one_word(
// CHECK-NEXT: %0 = tosa.rescale %arg0, %arg1, %arg2, %arg3, %arg4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
func.func @one_word(%a: tensor<4xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi32>, %y: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// CHECK-LABEL: func.func @another_word(
// CHECK-NEXT: %0 = tosa.rescale %arg0, %arg1, %arg2, %arg3, %arg4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
func.func @another_word(%a: tensor<4xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi32>, %y: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = tosa.rescale %arg0, %arg1, %arg2, %arg3, %arg4 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true, tag = 1 : i32} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
func.func @attributes(%a: tensor<4xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi32>, %y: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = DOUBLE_ROUND, tag = 1 : i32} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
  return
}
