// RUN: %bridge-opt --engine=native --split-input-file --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --split-input-file --mlir-print-local-scope %s | FileCheck %s
// What is false by default is not printed.

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT: %0 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.load %m[%i] {invariant = false} : memref<4xf32>
  return
}

// -----

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT: %0 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT: %1 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT: %2 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT: %3 = memref.load %arg0[%arg1] {invariant = true, nontemporal = true} : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "memref.load"(%m, %i) {invariant = false, nontemporal = false} : (memref<4xf32>, index) -> f32
  %1 = "memref.load"(%m, %i) : (memref<4xf32>, index) -> f32
  %2 = "memref.load"(%m, %i) <{invariant = false}> : (memref<4xf32>, index) -> f32
  %3 = "memref.load"(%m, %i) <{invariant = true, nontemporal = true}> : (memref<4xf32>, index) -> f32
  return
}
