// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.dma_start` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: affine.dma_start %arg0[%arg1, 3], %arg4[%arg2, %arg1 + 1], %arg3[0], %arg2 : memref<?x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
func.func @plain(%m: memref<?x8xf32>, %i: index, %n: index, %t: memref<1xi32>, %f: memref<8x8xf32, 2>) {
  affine.dma_start %m[%i, 3], %f[%n, %i + 1], %t[0], %n : memref<?x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}

// CHECK-LABEL: func.func @strided(
// CHECK-NEXT: affine.dma_start %arg0[%arg1, 3], %arg4[%arg2, %arg1], %arg3[0], %arg2, %arg1, %arg2 : memref<?x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
func.func @strided(%m: memref<?x8xf32>, %i: index, %n: index, %t: memref<1xi32>, %f: memref<8x8xf32, 2>) {
  affine.dma_start %m[%i, 3], %f[%n, %i], %t[0], %n, %i, %n : memref<?x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}

// CHECK-LABEL: func.func @symbols(
// CHECK-NEXT: affine.dma_start %arg0[symbol(%arg2), 3], %arg4[%arg1, %arg1], %arg3[0], %arg2 : memref<?x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
func.func @symbols(%m: memref<?x8xf32>, %i: index, %n: index, %t: memref<1xi32>, %f: memref<8x8xf32, 2>) {
  affine.dma_start %m[symbol(%n), 3], %f[%i, %i], %t[0], %n : memref<?x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}
