// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `scf.parallel` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: scf.parallel (%arg2, %arg3) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg1, %arg0) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
func.func @plain(%i: index, %n: index) {
  scf.parallel (%k, %l) = (%i, %i) to (%n, %n) step (%n, %i) {}
  return
}

// CHECK-LABEL: func.func @reductions(
// CHECK-NEXT: %0 = scf.parallel (%arg3) = (%arg0) to (%arg1) step (%arg1) init (%arg2) -> f32 {
// CHECK-NEXT: scf.reduce(%arg2 : f32) {
// CHECK-NEXT: ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT: scf.reduce.return %arg4 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @reductions(%i: index, %n: index, %x: f32) {
  %r = scf.parallel (%k) = (%i) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: scf.parallel (%arg2) = (%arg0) to (%arg1) step (%arg1) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: } {tag}
func.func @attributes(%i: index, %n: index) {
  scf.parallel (%k) = (%i) to (%n) step (%n) {} {tag}
  return
}
