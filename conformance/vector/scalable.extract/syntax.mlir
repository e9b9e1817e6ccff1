// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.scalable.extract` is read and printed.

// CHECK-LABEL: func.func @from_the_start(
// CHECK-NEXT: %0 = vector.scalable.extract %arg0[0] : vector<4xf32> from vector<[4]xf32>
func.func @from_the_start(%s: vector<[4]xf32>) {
  %0 = vector.scalable.extract %s[0] : vector<4xf32> from vector<[4]xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = vector.scalable.extract %arg0[4] {tag} : vector<4xf32> from vector<[8]xf32>
func.func @attributes(%e: vector<[8]xf32>) {
  %0 = vector.scalable.extract %e[4] {tag} : vector<4xf32> from vector<[8]xf32>
  return
}
