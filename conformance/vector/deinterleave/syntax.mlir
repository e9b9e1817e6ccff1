// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.deinterleave` is read and printed.

// CHECK-LABEL: func.func @a_row(
// CHECK-NEXT: %res1, %res2 = vector.deinterleave %arg0 : vector<4xf32> -> vector<2xf32>
func.func @a_row(%x: vector<4xf32>) {
  %0, %1 = vector.deinterleave %x : vector<4xf32> -> vector<2xf32>
  return
}

// CHECK-LABEL: func.func @two_dimensions(
// CHECK-NEXT: %res1, %res2 = vector.deinterleave %arg0 {tag} : vector<2x4xf32> -> vector<2x2xf32>
func.func @two_dimensions(%p: vector<2x4xf32>) {
  %0, %1 = vector.deinterleave %p {tag} : vector<2x4xf32> -> vector<2x2xf32>
  return
}

// CHECK-LABEL: func.func @scalable(
// CHECK-NEXT: %res1, %res2 = vector.deinterleave %arg0 : vector<[8]xf32> -> vector<[4]xf32>
func.func @scalable(%e: vector<[8]xf32>) {
  %0, %1 = vector.deinterleave %e : vector<[8]xf32> -> vector<[4]xf32>
  return
}
