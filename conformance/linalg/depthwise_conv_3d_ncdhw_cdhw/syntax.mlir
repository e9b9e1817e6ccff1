// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.depthwise_conv_3d_ncdhw_cdhw` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : memref<2x2x8x10x7xf32>, memref<2x6x7x3xf32>) outs(%arg2 : memref<2x2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x2x8x10x7xf32>, %b: memref<2x6x7x3xf32>, %c: memref<2x2x3x4x5xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %b : memref<2x2x8x10x7xf32>, memref<2x6x7x3xf32>) outs(%c : memref<2x2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%arg2 : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %b : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%c : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%arg2 : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%c : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {tag} ins(%arg0, %arg1 : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%arg2 : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
func.func @attributes(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {tag} ins(%a, %b : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%c : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return
}
