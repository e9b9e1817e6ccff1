// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.create_mask` is read and printed.

// CHECK-LABEL: func.func @one_dimension(
// CHECK-NEXT: %0 = vector.create_mask %arg0 : vector<4xi1>
func.func @one_dimension(%i: index) {
  %0 = vector.create_mask %i : vector<4xi1>
  return
}

// CHECK-LABEL: func.func @two_dimensions(
// CHECK-NEXT: %0 = vector.create_mask %arg0, %arg1 {tag} : vector<2x[4]xi1>
func.func @two_dimensions(%i: index, %j: index) {
  %0 = vector.create_mask %i, %j {tag} : vector<2x[4]xi1>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: %0 = vector.create_mask %arg0 : vector<i1>
func.func @no_dimensions(%i: index) {
  %0 = vector.create_mask %i : vector<i1>
  return
}
