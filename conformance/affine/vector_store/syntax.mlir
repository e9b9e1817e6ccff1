// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.vector_store` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: affine.vector_store %arg2, %arg0[%arg1, 0] : memref<?x8xf32>, vector<4xf32>
func.func @plain(%m: memref<?x8xf32>, %i: index, %v: vector<4xf32>) {
  affine.vector_store %v, %m[%i, 0] : memref<?x8xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: affine.vector_store %arg2, %arg0[%arg1 * 4, 0] {tag} : memref<?x8xf32>, vector<4xf32>
func.func @attributes(%m: memref<?x8xf32>, %i: index, %v: vector<4xf32>) {
  affine.vector_store %v, %m[%i * 4, 0] {tag} : memref<?x8xf32>, vector<4xf32>
  return
}
