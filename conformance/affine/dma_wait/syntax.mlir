// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.dma_wait` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: affine.dma_wait %arg1[0], %arg0 : memref<1xi32>
func.func @plain(%i: index, %t: memref<1xi32>) {
  affine.dma_wait %t[0], %i : memref<1xi32>
  return
}

// CHECK-LABEL: func.func @subscripts(
// CHECK-NEXT: affine.dma_wait %arg2[symbol(%arg1) + 1], %arg0 : memref<1xi32>
func.func @subscripts(%i: index, %n: index, %t: memref<1xi32>) {
  affine.dma_wait %t[symbol(%n) + 1], %i : memref<1xi32>
  return
}
