// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `tosa.max_pool2d` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
func.func @plain(%a: tensor<1x4x4x2xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// CHECK-LABEL: func.func @a_word(
// CHECK-NEXT: %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
func.func @a_word(%a: tensor<1x4x4x2xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, nan_mode = IGNORE} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// CHECK-LABEL: func.func @the_default_is_not_printed(
// CHECK-NEXT: %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
func.func @the_default_is_not_printed(%a: tensor<1x4x4x2xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, nan_mode = PROPAGATE} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, tag = 1 : i32} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
func.func @attributes(%a: tensor<1x4x4x2xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, tag = 1 : i32} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}
