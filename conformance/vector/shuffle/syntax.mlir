// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.shuffle` is read and printed.

// CHECK-LABEL: func.func @two_rows(
// CHECK-NEXT: %0 = vector.shuffle %arg0, %arg1 [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
func.func @two_rows(%x: vector<4xf32>, %y: vector<4xf32>) {
  %0 = vector.shuffle %x, %y [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @the_outermost_dimension(
// CHECK-NEXT: %0 = vector.shuffle %arg0, %arg0 [3, 0, 1] {tag} : vector<2x4xf32>, vector<2x4xf32>
func.func @the_outermost_dimension(%p: vector<2x4xf32>) {
  %0 = vector.shuffle %p, %p [3, 0, 1] {tag} : vector<2x4xf32>, vector<2x4xf32>
  return
}

// CHECK-LABEL: func.func @poison(
// CHECK-NEXT: %0 = vector.shuffle %arg0, %arg1 [0, -1] : vector<4xf32>, vector<2xf32>
func.func @poison(%x: vector<4xf32>, %c: vector<2xf32>) {
  %0 = vector.shuffle %x, %c [0, -1] : vector<4xf32>, vector<2xf32>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: %0 = vector.shuffle %arg0, %arg0 [0, 1] : vector<f32>, vector<f32>
func.func @no_dimensions(%z: vector<f32>) {
  %0 = vector.shuffle %z, %z [0, 1] : vector<f32>, vector<f32>
  return
}
