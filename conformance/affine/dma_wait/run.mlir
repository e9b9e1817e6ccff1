// RUN: %bridge-conform --run-lines %s

// The reference has no lowering of these ops.
// judges: interpreter; nothing else runs transfers

func.func @wait(%m: memref<8xf32>, %i: index) -> (f32, f32) {
  %fast = memref.alloc() : memref<4xf32, 2>
  %tag = memref.alloc() : memref<1xi32>
  %zero = arith.constant 0 : index
  %n = arith.constant 4 : index
  affine.dma_start %m[%i], %fast[0], %tag[%zero], %n : memref<8xf32>, memref<4xf32, 2>, memref<1xi32>
  affine.dma_wait %tag[%zero], %n : memref<1xi32>
  %x = affine.load %fast[0] : memref<4xf32, 2>
  %y = affine.load %fast[3] : memref<4xf32, 2>
  return %x, %y : f32, f32
}
// run: @wait(iota(), 2) == (2.0, 5.0)
// trap: @wait(iota(), 5) "dma_start"

func.func @other(%m: memref<8xf32>) {
  %tag = memref.alloc() : memref<1xi32>
  %zero = arith.constant 0 : index
  %n = arith.constant 4 : index
  affine.dma_wait %tag[%zero], %n : memref<1xi32>
  return
}
// trap: @other(iota()) "dma_wait"
