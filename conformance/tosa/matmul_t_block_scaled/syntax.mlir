// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `tosa.matmul_t_block_scaled` is read and printed.

// CHECK-LABEL: func.func @one_word(
// CHECK-NEXT: %0 = tosa.matmul_t_block_scaled %arg0, %arg1, %arg0, %arg1 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>) -> tensor<4x8x8xf32>
func.func @one_word(%a: tensor<4x8x32xf8E4M3FN>, %b: tensor<4x8x1xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %b, %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>) -> tensor<4x8x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = tosa.matmul_t_block_scaled %arg0, %arg1, %arg0, %arg1 {block_size = BLOCK_SIZE_32, tag = 1 : i32} : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>) -> tensor<4x8x8xf32>
func.func @attributes(%a: tensor<4x8x32xf8E4M3FN>, %b: tensor<4x8x1xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %b, %a, %b {block_size = BLOCK_SIZE_32, tag = 1 : i32} : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>) -> tensor<4x8x8xf32>
  return
}
