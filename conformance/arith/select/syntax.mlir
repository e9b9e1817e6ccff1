// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `arith.select` is read and printed.

// CHECK-LABEL: func.func @scalars(
// CHECK-NEXT: %0 = arith.select %arg2, %arg0, %arg1 : index
func.func @scalars(%i: index, %n: index, %c: i1) {
  %r = arith.select %c, %i, %n : index
  return
}

// CHECK-LABEL: func.func @elements(
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg1 : vector<4xi1>, vector<4xf32>
func.func @elements(%vc: vector<4xi1>, %v: vector<4xf32>) {
  %r = arith.select %vc, %v, %v : vector<4xi1>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg1 {tag} : vector<4xf32>
func.func @attributes(%c: i1, %v: vector<4xf32>) {
  %r = arith.select %c, %v, %v {tag} : vector<4xf32>
  return
}
