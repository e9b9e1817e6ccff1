// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.conv_3d_ndhwc_dhwcf_q` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_3d_ndhwc_dhwcf_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x9x6x6x3xi8>, memref<7x3x2x3x6xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5x6xi32>)
func.func @on_buffers(%a: memref<2x9x6x6x3xi8>, %b: memref<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5x6xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %c, %d : memref<2x9x6x6x3xi8>, memref<7x3x2x3x6xi8>, i32, i32) outs(%e : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @on_tensors(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %c, %d : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @strides_and_dilations(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b, %c, %d : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_3d_ndhwc_dhwcf_q {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @attributes(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {tag} ins(%a, %b, %c, %d : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}
