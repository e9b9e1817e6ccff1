// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.vector_load` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %0 = affine.vector_load %arg0[%arg1, 0] : memref<?x8xf32>, vector<4xf32>
func.func @plain(%m: memref<?x8xf32>, %i: index) {
  %r = affine.vector_load %m[%i, 0] : memref<?x8xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = affine.vector_load %arg0[%arg1 + symbol(%arg2), 0] {tag} : memref<?x8xf32>, vector<2x4xf32>
func.func @attributes(%m: memref<?x8xf32>, %i: index, %n: index) {
  %r = affine.vector_load %m[%i + symbol(%n), 0] {tag} : memref<?x8xf32>, vector<2x4xf32>
  return
}
