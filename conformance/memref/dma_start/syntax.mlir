// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `memref.dma_start` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: memref.dma_start %arg0[%arg1, %arg1], %arg2[%arg1, %arg1], %arg1, %arg3[%arg1] : memref<4x5xf32>, memref<4x5xf32, 1>, memref<1xi32>
func.func @plain(%m: memref<4x5xf32>, %i: index, %d: memref<4x5xf32, 1>, %t: memref<1xi32>) {
  memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i] : memref<4x5xf32>, memref<4x5xf32, 1>, memref<1xi32>
  return
}

// CHECK-LABEL: func.func @strided(
// CHECK-NEXT: memref.dma_start %arg0[%arg1, %arg1], %arg3[%arg1, %arg1], %arg1, %arg4[%arg1], %arg1, %arg2 : memref<4x5xf32>, memref<4x5xf32, 1>, memref<1xi32>
func.func @strided(%m: memref<4x5xf32>, %i: index, %n: index, %d: memref<4x5xf32, 1>, %t: memref<1xi32>) {
  memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i], %i, %n : memref<4x5xf32>, memref<4x5xf32, 1>, memref<1xi32>
  return
}
