// pass: cse
// finding: trap
// arguments: [[1, 2, 3, 4]]
// A wait is said to read its tag and to do nothing else, so that it is taken for dead
// code. The transfer is not finished then when the memory it goes to is read.

func.func @main(%m: memref<4xi32>) -> i32 {
  %fast = memref.alloc() : memref<4xi32, 2>
  %tag = memref.alloc() : memref<1xi32>
  %zero = arith.constant 0 : index
  %n = arith.constant 4 : index
  affine.dma_start %m[%zero], %fast[0], %tag[%zero], %n : memref<4xi32>, memref<4xi32, 2>, memref<1xi32>
  affine.dma_wait %tag[%zero], %n : memref<1xi32>
  %x = affine.load %fast[0] : memref<4xi32, 2>
  return %x : i32
}
