// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `sparse_tensor.coiterate` is read and printed.

// CHECK-LABEL: func.func @cases(
// CHECK-NEXT: %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>> -> !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0>
// CHECK-NEXT: %1 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>> -> !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0>
// CHECK-NEXT: sparse_tensor.coiterate (%0, %1) at(%arg2) : (!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0>)
// CHECK-NEXT: case %arg3, _ {
// CHECK-NEXT: }
// CHECK-NEXT: case %arg3, %arg4 {
// CHECK-NEXT: }
func.func @cases(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  %u = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  sparse_tensor.coiterate (%s, %u) at(%c) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>)
  case %i, _ {
  }
  case %i, %j {
  }
  return
}

// CHECK-LABEL: func.func @carried_values(
// CHECK-NEXT: %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>> -> !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0>
// CHECK-NEXT: %1 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>> -> !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0>
// CHECK-NEXT: %2 = sparse_tensor.coiterate (%0, %1) at(%arg3) iter_args(%arg2 = %arg1) : (!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0>) -> f32
// CHECK-NEXT: case %arg4, %arg5 {
// CHECK-NEXT: sparse_tensor.yield %arg2 : f32
// CHECK-NEXT: }
func.func @carried_values(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  %u = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  %r = sparse_tensor.coiterate (%s, %u) at(%c) iter_args(%a = %x) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>) -> f32
  case %i, %j {
    sparse_tensor.yield %a : f32
  }
  return
}
