// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `memref.generic_atomic_rmw` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %0 = memref.generic_atomic_rmw %arg0[%arg1, %arg2] : memref<4x5xf32> {
// CHECK-NEXT: ^bb0(%arg3: f32):
// CHECK-NEXT: memref.atomic_yield %arg3 : f32
// CHECK-NEXT: }
func.func @plain(%m: memref<4x5xf32>, %i: index, %n: index) {
  %r = memref.generic_atomic_rmw %m[%i, %n] : memref<4x5xf32> {
  ^bb0(%y: f32):
    memref.atomic_yield %y : f32
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = memref.generic_atomic_rmw %arg0[%arg1, %arg2] : memref<4x5xf32> {
// CHECK-NEXT: ^bb0(%arg3: f32):
// CHECK-NEXT: memref.atomic_yield %arg3 : f32
// CHECK-NEXT: } {tag}
func.func @attributes(%m: memref<4x5xf32>, %i: index, %n: index) {
  %r = memref.generic_atomic_rmw %m[%i, %n] : memref<4x5xf32> {
  ^bb0(%y: f32):
    memref.atomic_yield %y : f32
  } {tag}
  return
}
