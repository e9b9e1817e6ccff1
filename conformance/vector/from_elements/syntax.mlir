// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.from_elements` is read and printed.

// CHECK-LABEL: func.func @a_row(
// CHECK-NEXT: %0 = vector.from_elements %arg0, %arg1, %arg0, %arg1 : vector<4xf32>
func.func @a_row(%f: f32, %g: f32) {
  %0 = vector.from_elements %f, %g, %f, %g : vector<4xf32>
  return
}

// CHECK-LABEL: func.func @two_dimensions(
// CHECK-NEXT: %0 = vector.from_elements %arg0, %arg1 {tag} : vector<2x1xf32>
func.func @two_dimensions(%f: f32, %g: f32) {
  %0 = vector.from_elements %f, %g {tag} : vector<2x1xf32>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: %0 = vector.from_elements %arg0 : vector<f32>
func.func @no_dimensions(%f: f32) {
  %0 = vector.from_elements %f : vector<f32>
  return
}
