// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `shape.assuming` is read and printed.

// CHECK-LABEL: func.func @without_results(
// CHECK-NEXT: shape.assuming %arg0 {
// CHECK-NEXT: }
func.func @without_results(%wit: !shape.witness) {
  shape.assuming %wit {}
  return
}

// CHECK-LABEL: func.func @results(
// CHECK-NEXT: %0 = shape.assuming %arg1 -> (index) {
// CHECK-NEXT: shape.assuming_yield %arg0 : index
// CHECK-NEXT: }
func.func @results(%i: index, %wit: !shape.witness) {
  %r = shape.assuming %wit -> index {
    shape.assuming_yield %i : index
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: shape.assuming %arg0 {
// CHECK-NEXT: } {tag}
func.func @attributes(%wit: !shape.witness) {
  shape.assuming %wit {} {tag}
  return
}
