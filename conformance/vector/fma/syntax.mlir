// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.fma` is read and printed.

// CHECK-LABEL: func.func @vectors(
// CHECK-NEXT: %0 = vector.fma %arg0, %arg1, %arg0 : vector<4xf32>
func.func @vectors(%x: vector<4xf32>, %y: vector<4xf32>) {
  %0 = vector.fma %x, %y, %x : vector<4xf32>
  return
}

// CHECK-LABEL: func.func @scalable(
// CHECK-NEXT: %0 = vector.fma %arg0, %arg0, %arg0 {tag} : vector<[4]xf32>
func.func @scalable(%s: vector<[4]xf32>) {
  %0 = vector.fma %s, %s, %s {tag} : vector<[4]xf32>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: %0 = vector.fma %arg0, %arg0, %arg0 : vector<f32>
func.func @no_dimensions(%z: vector<f32>) {
  %0 = vector.fma %z, %z, %z : vector<f32>
  return
}
