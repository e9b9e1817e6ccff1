// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.to_elements` is read and printed.

// CHECK-LABEL: func.func @a_row(
// CHECK-NEXT: %0:4 = vector.to_elements %arg0 : vector<4xf32>
func.func @a_row(%x: vector<4xf32>) {
  %0:4 = vector.to_elements %x : vector<4xf32>
  return
}

// CHECK-LABEL: func.func @two_dimensions(
// CHECK-NEXT: %0:8 = vector.to_elements %arg0 {tag} : vector<2x4xf32>
func.func @two_dimensions(%p: vector<2x4xf32>) {
  %0:8 = vector.to_elements %p {tag} : vector<2x4xf32>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: %0 = vector.to_elements %arg0 : vector<f32>
func.func @no_dimensions(%z: vector<f32>) {
  %0 = vector.to_elements %z : vector<f32>
  return
}
