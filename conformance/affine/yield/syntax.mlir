// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.yield` is read and printed.

// CHECK-LABEL: func.func @nothing(
// CHECK-NEXT: affine.for %arg0 = 0 to 8 {
// CHECK-NEXT: }
func.func @nothing() {
  affine.for %k = 0 to 8 {
    affine.yield {tag}
  }
  return
}

// CHECK-LABEL: func.func @values(
// CHECK-NEXT: %0:2 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg1, %arg4 = %arg0) -> (f32, index) {
// CHECK-NEXT: affine.yield %arg3, %arg4 : f32, index
// CHECK-NEXT: }
func.func @values(%i: index, %x: f32) {
  %r:2 = affine.for %k = 0 to 8 iter_args(%a = %x, %b = %i) -> (f32, index) {
    affine.yield %a, %b : f32, index
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = affine.if affine_set<() : (1 == 0)>() -> f32 {
// CHECK-NEXT: affine.yield {tag} %arg0 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: affine.yield %arg0 : f32
// CHECK-NEXT: }
func.func @attributes(%x: f32) {
  %r = affine.if affine_set<() : (1 == 0)>() -> f32 {
    affine.yield {tag} %x : f32
  } else {
    affine.yield %x : f32
  }
  return
}
