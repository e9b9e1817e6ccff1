// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `tosa.cond_if` is read and printed.

// CHECK-LABEL: func.func @values(
// CHECK-NEXT: %0 = tosa.cond_if %arg0 (%arg3 = %arg1, %arg4 = %arg2) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
// CHECK-NEXT: tosa.yield %arg3 : tensor<f32>
// CHECK-NEXT: } else {
// CHECK-NEXT: ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
// CHECK-NEXT: tosa.yield %arg4 : tensor<f32>
// CHECK-NEXT: }
func.func @values(%c: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) {
  %0 = tosa.cond_if %c (%x = %a, %y = %b) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    tosa.yield %p : tensor<f32>
  } else {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    tosa.yield %q : tensor<f32>
  }
  return
}

// CHECK-LABEL: func.func @no_value(
// CHECK-NEXT: %0 = tosa.cond_if %arg0 : tensor<i1> -> tensor<f32> {
// CHECK-NEXT: tosa.yield %arg1 : tensor<f32>
// CHECK-NEXT: } else {
// CHECK-NEXT: tosa.yield %arg1 : tensor<f32>
// CHECK-NEXT: }
func.func @no_value(%c: tensor<i1>, %a: tensor<f32>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
    tosa.yield %a : tensor<f32>
  } else {
    tosa.yield %a : tensor<f32>
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = tosa.cond_if %arg0 : tensor<i1> -> tensor<f32> {
// CHECK-NEXT: tosa.yield %arg1 : tensor<f32>
// CHECK-NEXT: } else {
// CHECK-NEXT: tosa.yield %arg1 : tensor<f32>
// CHECK-NEXT: } {tag}
func.func @attributes(%c: tensor<i1>, %a: tensor<f32>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
    tosa.yield %a : tensor<f32>
  } else {
    tosa.yield %a : tensor<f32>
  } {tag}
  return
}
