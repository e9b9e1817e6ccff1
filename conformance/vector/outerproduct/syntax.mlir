// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.outerproduct` is read and printed.

// CHECK-LABEL: func.func @two_vectors(
// CHECK-NEXT: %0 = vector.outerproduct %arg0, %arg1 : vector<4xf32>, vector<2xf32>
func.func @two_vectors(%x: vector<4xf32>, %c: vector<2xf32>) {
  %0 = vector.outerproduct %x, %c : vector<4xf32>, vector<2xf32>
  return
}

// CHECK-LABEL: func.func @attributes_are_printed_with_an_accumulator_alone(
// CHECK-NEXT: %0 = vector.outerproduct %arg0, %arg2 : vector<4xf32>, vector<2xf32>
// CHECK-NEXT: %1 = vector.outerproduct %arg0, %arg2, %arg1 {kind = #vector.kind<mul>, tag} : vector<4xf32>, vector<2xf32>
func.func @attributes_are_printed_with_an_accumulator_alone(%x: vector<4xf32>, %q: vector<4x2xf32>, %c: vector<2xf32>) {
  %0 = vector.outerproduct %x, %c {kind = #vector.kind<mul>, tag} : vector<4xf32>, vector<2xf32>
  %1 = vector.outerproduct %x, %c, %q {kind = #vector.kind<mul>, tag} : vector<4xf32>, vector<2xf32>
  return
}

// CHECK-LABEL: func.func @an_accumulator(
// CHECK-NEXT: %0 = vector.outerproduct %arg0, %arg2, %arg1 {kind = #vector.kind<add>} : vector<4xf32>, vector<2xf32>
func.func @an_accumulator(%x: vector<4xf32>, %q: vector<4x2xf32>, %c: vector<2xf32>) {
  %0 = vector.outerproduct %x, %c, %q : vector<4xf32>, vector<2xf32>
  return
}

// CHECK-LABEL: func.func @a_scalar(
// CHECK-NEXT: %0 = vector.outerproduct %arg1, %arg0, %arg2 {kind = #vector.kind<add>} : vector<4xf32>, f32
func.func @a_scalar(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  %0 = vector.outerproduct %x, %f, %y : vector<4xf32>, f32
  return
}

// CHECK-LABEL: func.func @scalable(
// CHECK-NEXT: %0 = vector.outerproduct %arg0, %arg1 : vector<[4]xf32>, vector<[8]xf32>
func.func @scalable(%s: vector<[4]xf32>, %e: vector<[8]xf32>) {
  %0 = vector.outerproduct %s, %e : vector<[4]xf32>, vector<[8]xf32>
  return
}
