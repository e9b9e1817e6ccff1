// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.interleave` is read and printed.

// CHECK-LABEL: func.func @rows(
// CHECK-NEXT: %0 = vector.interleave %arg0, %arg1 : vector<4xf32> -> vector<8xf32>
func.func @rows(%x: vector<4xf32>, %y: vector<4xf32>) {
  %0 = vector.interleave %x, %y : vector<4xf32> -> vector<8xf32>
  return
}

// CHECK-LABEL: func.func @two_dimensions(
// CHECK-NEXT: %0 = vector.interleave %arg0, %arg0 {tag} : vector<2x4xf32> -> vector<2x8xf32>
func.func @two_dimensions(%p: vector<2x4xf32>) {
  %0 = vector.interleave %p, %p {tag} : vector<2x4xf32> -> vector<2x8xf32>
  return
}

// CHECK-LABEL: func.func @scalable(
// CHECK-NEXT: %0 = vector.interleave %arg0, %arg0 : vector<[4]xf32> -> vector<[8]xf32>
func.func @scalable(%s: vector<[4]xf32>) {
  %0 = vector.interleave %s, %s : vector<[4]xf32> -> vector<[8]xf32>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: %0 = vector.interleave %arg0, %arg0 : vector<f32> -> vector<2xf32>
func.func @no_dimensions(%z: vector<f32>) {
  %0 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  return
}
