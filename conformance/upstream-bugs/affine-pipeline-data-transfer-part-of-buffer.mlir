// pass: func.func(affine-pipeline-data-transfer)
// finding: trap
// arguments: [[1, 2, 3, 4], [0, 0, 0, 0]]
// Each iteration fills one element of a buffer, and reads one that another iteration has
// filled. Of two halves, the one that is read has not got it: whether transfers fill the
// whole buffer is not asked (Affine/Transforms/PipelineDataTransfer.cpp of 22.1.8).

func.func @main(%m: memref<4xi64>, %o: memref<4xi64>) {
  %b = memref.alloc() : memref<4xi64, 1>
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 4 {
    affine.dma_start %m[%i], %b[%i], %t[%c0], %c1 : memref<4xi64>, memref<4xi64, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c1 : memref<1xi32>
    %x = affine.load %b[0] : memref<4xi64, 1>
    affine.store %x, %o[%i] : memref<4xi64>
  }
  memref.dealloc %t : memref<1xi32>
  memref.dealloc %b : memref<4xi64, 1>
  return
}
