// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.bitcast` is read and printed.

// CHECK-LABEL: func.func @to_wider_elements(
// CHECK-NEXT: %0 = vector.bitcast %arg0 : vector<4xf32> to vector<2xf64>
func.func @to_wider_elements(%x: vector<4xf32>) {
  %0 = vector.bitcast %x : vector<4xf32> to vector<2xf64>
  return
}

// CHECK-LABEL: func.func @to_narrower_elements(
// CHECK-NEXT: %0 = vector.bitcast %arg0 : vector<2x4xf32> to vector<2x8xf16>
func.func @to_narrower_elements(%p: vector<2x4xf32>) {
  %0 = vector.bitcast %p : vector<2x4xf32> to vector<2x8xf16>
  return
}

// CHECK-LABEL: func.func @scalable(
// CHECK-NEXT: %0 = vector.bitcast %arg0 {tag} : vector<[4]xf32> to vector<[8]xi16>
func.func @scalable(%s: vector<[4]xf32>) {
  %0 = vector.bitcast %s {tag} : vector<[4]xf32> to vector<[8]xi16>
  return
}
