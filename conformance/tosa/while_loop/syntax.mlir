// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `tosa.while_loop` is read and printed.

// CHECK-LABEL: func.func @values(
// CHECK-NEXT: %0 = tosa.while_loop (%arg2 = %arg0) : (tensor<i32>) -> tensor<i32> {
// CHECK-NEXT: tosa.yield %arg1 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: tensor<i32>):
// CHECK-NEXT: tosa.yield %arg2 : tensor<i32>
// CHECK-NEXT: }
func.func @values(%a: tensor<i32>, %c: tensor<i1>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%y: tensor<i32>):
    tosa.yield %y : tensor<i32>
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = tosa.while_loop (%arg2 = %arg0) : (tensor<i32>) -> tensor<i32> {
// CHECK-NEXT: tosa.yield %arg1 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: tensor<i32>):
// CHECK-NEXT: tosa.yield %arg2 : tensor<i32>
// CHECK-NEXT: } attributes {tag}
func.func @attributes(%a: tensor<i32>, %c: tensor<i1>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%y: tensor<i32>):
    tosa.yield %y : tensor<i32>
  } attributes {tag}
  return
}
