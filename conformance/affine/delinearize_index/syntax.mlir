// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.delinearize_index` is read and printed.

// CHECK-LABEL: func.func @constant_basis(
// CHECK-NEXT: %0:3 = affine.delinearize_index %arg0 into (2, 3, 4) : index, index, index
func.func @constant_basis(%i: index) {
  %r:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
  return
}

// CHECK-LABEL: func.func @values_in_the_basis(
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (4, %arg1) : index, index
func.func @values_in_the_basis(%i: index, %n: index) {
  %r:2 = affine.delinearize_index %i into (4, %n) : index, index
  return
}

// CHECK-LABEL: func.func @without_the_outermost(
// CHECK-NEXT: %0:3 = affine.delinearize_index %arg0 into (3, %arg1) : index, index, index
func.func @without_the_outermost(%i: index, %n: index) {
  %r:3 = affine.delinearize_index %i into (3, %n) : index, index, index
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = affine.delinearize_index %arg0 into (4) {tag} : index
func.func @attributes(%i: index) {
  %r = affine.delinearize_index %i into (4) {tag} : index
  return
}
