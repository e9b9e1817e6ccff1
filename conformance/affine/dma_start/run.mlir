// RUN: %bridge-conform --run-lines %s

// The reference has no lowering of these ops.
// judges: interpreter; nothing else runs transfers

func.func @copy(%m: memref<8xf32>, %i: index) -> (f32, f32) {
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
// run: @copy(iota(), 2) == (2.0, 5.0)
// trap: @copy(iota(), 5) "dma_start"

func.func @early(%m: memref<8xf32>) -> f32 {
  %fast = memref.alloc() : memref<4xf32, 2>
  %tag = memref.alloc() : memref<1xi32>
  %zero = arith.constant 0 : index
  %n = arith.constant 4 : index
  affine.dma_start %m[0], %fast[0], %tag[%zero], %n : memref<8xf32>, memref<4xf32, 2>, memref<1xi32>
  %x = affine.load %fast[0] : memref<4xf32, 2>
  affine.dma_wait %tag[%zero], %n : memref<1xi32>
  return %x : f32
}
// trap: @early(iota()) "a transfer to it is not waited for"
