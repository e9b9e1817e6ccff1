// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.constant_mask` is read and printed.

// CHECK-LABEL: func.func @one_dimension(
// CHECK-NEXT: %0 = vector.constant_mask [3] : vector<4xi1>
func.func @one_dimension() {
  %0 = vector.constant_mask [3] : vector<4xi1>
  return
}

// CHECK-LABEL: func.func @two_dimensions(
// CHECK-NEXT: %0 = vector.constant_mask [1, 2] {tag} : vector<2x4xi1>
func.func @two_dimensions() {
  %0 = vector.constant_mask [1, 2] {tag} : vector<2x4xi1>
  return
}

// CHECK-LABEL: func.func @scalable(
// CHECK-NEXT: %0 = vector.constant_mask [2, 4] : vector<2x[4]xi1>
func.func @scalable() {
  %0 = vector.constant_mask [2, 4] : vector<2x[4]xi1>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: %0 = vector.constant_mask [1] : vector<i1>
func.func @no_dimensions() {
  %0 = vector.constant_mask [1] : vector<i1>
  return
}
