// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.scalable.insert` is read and printed.

// CHECK-LABEL: func.func @at_the_start(
// CHECK-NEXT: %0 = vector.scalable.insert %arg0, %arg1[0] : vector<4xf32> into vector<[4]xf32>
func.func @at_the_start(%x: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = vector.scalable.insert %x, %s[0] : vector<4xf32> into vector<[4]xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = vector.scalable.insert %arg0, %arg1[4] {tag} : vector<4xf32> into vector<[8]xf32>
func.func @attributes(%x: vector<4xf32>, %e: vector<[8]xf32>) {
  %0 = vector.scalable.insert %x, %e[4] {tag} : vector<4xf32> into vector<[8]xf32>
  return
}
