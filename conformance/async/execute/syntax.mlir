// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `async.execute` is read and printed.

// CHECK-LABEL: func.func @alone(
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
func.func @alone() {
  %r = async.execute {
    async.yield
  }
  return
}

// CHECK-LABEL: func.func @dependencies(
// CHECK-NEXT: %token = async.execute [%arg0, %arg0] {
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
func.func @dependencies(%tok: !async.token) {
  %r = async.execute [%tok, %tok] {
    async.yield
  }
  return
}

// CHECK-LABEL: func.func @values(
// CHECK-NEXT: %token, %bodyResults = async.execute [%arg0] (%arg1 as %arg2: !async.value<f32>) -> !async.value<f32> {
// CHECK-NEXT: async.yield %arg2 : f32
// CHECK-NEXT: }
func.func @values(%tok: !async.token, %val: !async.value<f32>) {
  %r, %q = async.execute [%tok] (%val as %y: !async.value<f32>) -> !async.value<f32> {
    async.yield %y : f32
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %token = async.execute attributes {tag} {
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
func.func @attributes() {
  %r = async.execute attributes {tag} {
    async.yield
  }
  return
}
