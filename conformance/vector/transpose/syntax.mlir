// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.transpose` is read and printed.

// CHECK-LABEL: func.func @two_dimensions(
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
func.func @two_dimensions(%p: vector<2x4xf32>) {
  %0 = vector.transpose %p, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// CHECK-LABEL: func.func @three_dimensions(
// CHECK-NEXT: %0 = vector.transpose %arg0, [2, 0, 1] {tag} : vector<2x3x4xf32> to vector<4x2x3xf32>
func.func @three_dimensions(%d: vector<2x3x4xf32>) {
  %0 = vector.transpose %d, [2, 0, 1] {tag} : vector<2x3x4xf32> to vector<4x2x3xf32>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: %0 = vector.transpose %arg0, [] : vector<f32> to vector<f32>
func.func @no_dimensions(%z: vector<f32>) {
  %0 = vector.transpose %z, [] : vector<f32> to vector<f32>
  return
}
