// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `memref.transpose` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<4x5xf32> to memref<5x4xf32, strided<[1, 5]>>
func.func @plain(%m: memref<4x5xf32>) {
  %r = memref.transpose %m (a, b) -> (b, a) : memref<4x5xf32> to memref<5x4xf32, strided<[1, 5]>>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) {tag} : memref<4x5xf32> to memref<5x4xf32, strided<[1, 5]>>
func.func @attributes(%m: memref<4x5xf32>) {
  %r = memref.transpose %m (a, b) -> (b, a) {tag} : memref<4x5xf32> to memref<5x4xf32, strided<[1, 5]>>
  return
}
