// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.extract` is read and printed.

// CHECK-LABEL: func.func @an_element(
// CHECK-NEXT: %0 = vector.extract %arg0[1] : f32 from vector<4xf32>
func.func @an_element(%x: vector<4xf32>) {
  %0 = vector.extract %x[1] : f32 from vector<4xf32>
  return
}

// CHECK-LABEL: func.func @a_row(
// CHECK-NEXT: %0 = vector.extract %arg0[1, 2] {tag} : vector<4xf32> from vector<2x3x4xf32>
func.func @a_row(%d: vector<2x3x4xf32>) {
  %0 = vector.extract %d[1, 2] {tag} : vector<4xf32> from vector<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @at_a_value(
// CHECK-NEXT: %0 = vector.extract %arg1[%arg0] : f32 from vector<4xf32>
func.func @at_a_value(%i: index, %x: vector<4xf32>) {
  %0 = vector.extract %x[%i] : f32 from vector<4xf32>
  return
}

// CHECK-LABEL: func.func @mixed_positions(
// CHECK-NEXT: %0 = vector.extract %arg1[1, %arg0, 2] : f32 from vector<2x3x4xf32>
func.func @mixed_positions(%i: index, %d: vector<2x3x4xf32>) {
  %0 = vector.extract %d[1, %i, 2] : f32 from vector<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @all_of_it(
// CHECK-NEXT: %0 = vector.extract %arg0[] : f32 from vector<f32>
func.func @all_of_it(%z: vector<f32>) {
  %0 = vector.extract %z[] : f32 from vector<f32>
  return
}
