// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `scf.for` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg1 {
// CHECK-NEXT: }
func.func @plain(%i: index, %n: index) {
  scf.for %k = %i to %n step %n {}
  return
}

// CHECK-LABEL: func.func @unsigned(
// CHECK-NEXT: scf.for unsigned %arg1 = %arg0 to %arg0 step %arg0  : i32 {
// CHECK-NEXT: }
func.func @unsigned(%w: i32) {
  scf.for unsigned %k = %w to %w step %w : i32 {}
  return
}

// CHECK-LABEL: func.func @carried_values(
// CHECK-NEXT: %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg1 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (f32, i32) {
// CHECK-NEXT: scf.yield %arg5, %arg6 : f32, i32
// CHECK-NEXT: }
func.func @carried_values(%i: index, %n: index, %x: f32, %w: i32) {
  %r:2 = scf.for %k = %i to %n step %n iter_args(%a = %x, %b = %w) -> (f32, i32) {
    scf.yield %a, %b : f32, i32
  }
  return
}

// CHECK-LABEL: func.func @carried_values_of_a_typed_loop(
// CHECK-NEXT: %0 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %arg0) -> (f32)  : i32 {
// CHECK-NEXT: scf.yield %arg3 : f32
// CHECK-NEXT: }
func.func @carried_values_of_a_typed_loop(%x: f32, %w: i32) {
  %r = scf.for %k = %w to %w step %w iter_args(%a = %x) -> f32 : i32 {
    scf.yield %a : f32
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: scf.for %arg2 = %arg0 to %arg1 step %arg1 {
// CHECK-NEXT: } {tag}
func.func @attributes(%i: index, %n: index) {
  scf.for %k = %i to %n step %n {} {tag}
  return
}
