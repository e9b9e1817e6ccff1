// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.shape_cast` is read and printed.

// CHECK-LABEL: func.func @to_more_dimensions(
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<8xf32> to vector<2x4xf32>
func.func @to_more_dimensions(%b: vector<8xf32>) {
  %0 = vector.shape_cast %b : vector<8xf32> to vector<2x4xf32>
  return
}

// CHECK-LABEL: func.func @to_fewer_dimensions(
// CHECK-NEXT: %0 = vector.shape_cast %arg0 {tag} : vector<2x4xf32> to vector<8xf32>
func.func @to_fewer_dimensions(%p: vector<2x4xf32>) {
  %0 = vector.shape_cast %p {tag} : vector<2x4xf32> to vector<8xf32>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<f32> to vector<1xf32>
func.func @no_dimensions(%z: vector<f32>) {
  %0 = vector.shape_cast %z : vector<f32> to vector<1xf32>
  return
}
