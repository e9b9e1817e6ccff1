// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.store` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: affine.store %arg3, %arg0[%arg1 - %arg2, 7] : memref<?x8xf32>
func.func @plain(%m: memref<?x8xf32>, %i: index, %n: index, %x: f32) {
  affine.store %x, %m[%i - %n, 7] : memref<?x8xf32>
  return
}

// CHECK-LABEL: func.func @symbols(
// CHECK-NEXT: affine.store %arg3, %arg0[symbol(%arg2), %arg1 * symbol(%arg2)] : memref<?x8xf32>
func.func @symbols(%m: memref<?x8xf32>, %i: index, %n: index, %x: f32) {
  affine.store %x, %m[symbol(%n), %i * symbol(%n)] : memref<?x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: affine.store %arg1, %arg0[0, 0] {tag} : memref<?x8xf32>
func.func @attributes(%m: memref<?x8xf32>, %x: f32) {
  affine.store %x, %m[0, 0] {tag} : memref<?x8xf32>
  return
}
