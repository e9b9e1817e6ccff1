// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.linearize_index` is read and printed.

// CHECK-LABEL: func.func @constant_basis(
// CHECK-NEXT: %0 = affine.linearize_index [%arg0, %arg1, %arg0] by (2, 3, 4) : index
func.func @constant_basis(%i: index, %n: index) {
  %r = affine.linearize_index [%i, %n, %i] by (2, 3, 4) : index
  return
}

// CHECK-LABEL: func.func @disjoint(
// CHECK-NEXT: %0 = affine.linearize_index disjoint [%arg0, %arg1] by (2, %arg1) : index
func.func @disjoint(%i: index, %n: index) {
  %r = affine.linearize_index disjoint [%i, %n] by (2, %n) : index
  return
}

// CHECK-LABEL: func.func @without_the_outermost(
// CHECK-NEXT: %0 = affine.linearize_index [%arg0, %arg1] by (%arg1) : index
func.func @without_the_outermost(%i: index, %n: index) {
  %r = affine.linearize_index [%i, %n] by (%n) : index
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = affine.linearize_index [%arg0] by (4) {tag} : index
func.func @attributes(%i: index) {
  %r = affine.linearize_index [%i] by (4) {tag} : index
  return
}
