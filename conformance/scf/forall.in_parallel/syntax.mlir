// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `scf.forall.in_parallel` is read and printed.

// CHECK-LABEL: func.func @nothing(
// CHECK-NEXT: scf.forall (%arg0) in (4) {
// CHECK-NEXT: }
func.func @nothing() {
  scf.forall (%k) in (4) {
    scf.forall.in_parallel {}
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: scf.forall (%arg0) in (4) {
// CHECK-NEXT: }
func.func @attributes() {
  scf.forall (%k) in (4) {
    scf.forall.in_parallel {} {tag}
  }
  return
}
