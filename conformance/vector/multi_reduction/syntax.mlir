// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.multi_reduction` is read and printed.

// CHECK-LABEL: func.func @to_a_row(
// CHECK-NEXT: %0 = vector.multi_reduction <add>, %arg1, %arg0 [0] : vector<2x4xf32> to vector<4xf32>
func.func @to_a_row(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  %0 = vector.multi_reduction <add>, %p, %x [0] : vector<2x4xf32> to vector<4xf32>
  return
}

// CHECK-LABEL: func.func @to_a_scalar(
// CHECK-NEXT: %0 = vector.multi_reduction <maximumf>, %arg1, %arg0 {tag} [0, 1] : vector<2x4xf32> to f32
func.func @to_a_scalar(%f: f32, %p: vector<2x4xf32>) {
  %0 = vector.multi_reduction <maximumf>, %p, %f {tag} [0, 1] : vector<2x4xf32> to f32
  return
}

// CHECK-LABEL: func.func @of_no_dimension(
// CHECK-NEXT: %0 = vector.multi_reduction <mul>, %arg0, %arg0 [] : vector<2x4xf32> to vector<2x4xf32>
func.func @of_no_dimension(%p: vector<2x4xf32>) {
  %0 = vector.multi_reduction <mul>, %p, %p [] : vector<2x4xf32> to vector<2x4xf32>
  return
}
