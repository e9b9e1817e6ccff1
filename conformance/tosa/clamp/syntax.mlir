// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `tosa.clamp` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @plain(%a: tensor<4x8xf32>) {
  %0 = tosa.clamp %a {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @a_word(
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @a_word(%a: tensor<4x8xf32>) {
  %0 = tosa.clamp %a {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @the_default_is_not_printed(
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @the_default_is_not_printed(%a: tensor<4x8xf32>) {
  %0 = tosa.clamp %a {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = PROPAGATE} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32, tag = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>) {
  %0 = tosa.clamp %a {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32, tag = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
