// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.broadcast` is read and printed.

// CHECK-LABEL: func.func @a_scalar(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
func.func @a_scalar(%f: f32) {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  return
}

// CHECK-LABEL: func.func @a_row(
// CHECK-NEXT: %0 = vector.broadcast %arg0 {tag} : vector<4xf32> to vector<2x4xf32>
func.func @a_row(%x: vector<4xf32>) {
  %0 = vector.broadcast %x {tag} : vector<4xf32> to vector<2x4xf32>
  return
}

// CHECK-LABEL: func.func @to_scalable(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<[4]xf32>
func.func @to_scalable(%f: f32) {
  %0 = vector.broadcast %f : f32 to vector<[4]xf32>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<f32>
func.func @no_dimensions(%f: f32) {
  %0 = vector.broadcast %f : f32 to vector<f32>
  return
}
