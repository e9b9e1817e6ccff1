// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `tosa.conv2d_block_scaled` is read and printed.

// CHECK-LABEL: func.func @one_word(
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %2 = tosa.conv2d_block_scaled %arg0, %arg1, %arg0, %arg1, %arg2, %0, %1, %1 {block_size = BLOCK_SIZE_32} : (tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
func.func @one_word(%a: tensor<1x4x4x64xf8E4M3FN>, %b: tensor<1x4x4x2xf8E8M0FNU>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.conv2d_block_scaled %a, %b, %a, %b, %c, %p, %s, %s {block_size = BLOCK_SIZE_32} : (tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %2 = tosa.conv2d_block_scaled %arg0, %arg1, %arg0, %arg1, %arg2, %0, %1, %1 {block_size = BLOCK_SIZE_32, tag = 1 : i32} : (tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
func.func @attributes(%a: tensor<1x4x4x64xf8E4M3FN>, %b: tensor<1x4x4x2xf8E8M0FNU>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.conv2d_block_scaled %a, %b, %a, %b, %c, %p, %s, %s {block_size = BLOCK_SIZE_32, tag = 1 : i32} : (tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}
