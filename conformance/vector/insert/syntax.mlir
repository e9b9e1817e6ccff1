// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.insert` is read and printed.

// CHECK-LABEL: func.func @an_element(
// CHECK-NEXT: %0 = vector.insert %arg0, %arg1 [1] : f32 into vector<4xf32>
func.func @an_element(%f: f32, %x: vector<4xf32>) {
  %0 = vector.insert %f, %x [1] : f32 into vector<4xf32>
  return
}

// CHECK-LABEL: func.func @a_row(
// CHECK-NEXT: %0 = vector.insert %arg0, %arg1 [1, 2] {tag} : vector<4xf32> into vector<2x3x4xf32>
func.func @a_row(%x: vector<4xf32>, %d: vector<2x3x4xf32>) {
  %0 = vector.insert %x, %d [1, 2] {tag} : vector<4xf32> into vector<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @at_a_value(
// CHECK-NEXT: %0 = vector.insert %arg2, %arg3 [%arg0, 0, %arg1] : f32 into vector<2x3x4xf32>
func.func @at_a_value(%i: index, %j: index, %f: f32, %d: vector<2x3x4xf32>) {
  %0 = vector.insert %f, %d [%i, 0, %j] : f32 into vector<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @all_of_it(
// CHECK-NEXT: %0 = vector.insert %arg0, %arg1 [] : f32 into vector<f32>
func.func @all_of_it(%f: f32, %z: vector<f32>) {
  %0 = vector.insert %f, %z [] : f32 into vector<f32>
  return
}
