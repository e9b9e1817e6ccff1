// RUN: %bridge-opt --engine=native --split-input-file  %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --split-input-file  %s | FileCheck %s
// The encoding of a specifier has no map, so that it has an alias of its own, which looks the same.

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 2, 1)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 2, 1)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @a(%arg0: (tensor<8x8xf32, #sparse>) -> i32, %arg1: !sparse_tensor.storage_specifier<#sparse1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @b(!sparse_tensor.storage_specifier<#sparse2>, tensor<8x8xf32, #sparse3>)
// CHECK-NEXT: func.func private @c(!sparse_tensor.iter_space<#sparse, lvls = 0>) -> !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT: }
#E0 = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, 2, 1)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed)}>
#E1 = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @a(%a: (tensor<8x8xf32, #E0>) -> i32, %b: !sparse_tensor.storage_specifier<#E0>) {
  return
}
func.func private @b(!sparse_tensor.storage_specifier<#E1>, tensor<8x8xf32, #E1>)
func.func private @c(!sparse_tensor.iter_space<#E0, lvls = 0>) -> !sparse_tensor.storage_specifier<#E0>
