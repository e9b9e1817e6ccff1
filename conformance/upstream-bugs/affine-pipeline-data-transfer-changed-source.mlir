// pass: func.func(affine-pipeline-data-transfer)
// finding: trap
// arguments: [[1, 2, 3, 4, 5, 6, 7, 8]]
// Each iteration changes what the next one transfers, which starts before the change:
// stores are not looked at, but for transfers (findMatchingStartFinishInsts in
// Affine/Transforms/PipelineDataTransfer.cpp of 22.1.8).

func.func @main(%m: memref<8xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 7 {
    %b = memref.alloc() : memref<1xi64, 1>
    %t = memref.alloc() : memref<1xi32>
    affine.dma_start %m[%i], %b[%c0], %t[%c0], %c1 : memref<8xi64>, memref<1xi64, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c1 : memref<1xi32>
    %x = affine.load %b[0] : memref<1xi64, 1>
    affine.store %x, %m[%i + 1] : memref<8xi64>
    memref.dealloc %t : memref<1xi32>
    memref.dealloc %b : memref<1xi64, 1>
  }
  return
}
