// pass: func.func(affine-data-copy-generate{generate-dma=false fast-mem-space=0})
// finding: trap
// arguments: [[0, 1, 2, 3, 4, 5, 6, 7]]
// Elements 1 and 4 are written. The buffer that replaces them has elements 1 to 4, is
// copied back whole, and is not filled before: elements 2 and 3 are lost.

func.func @main(%m: memref<8xi64>) {
  %x = arith.constant 9 : i64
  affine.store %x, %m[1] : memref<8xi64>
  affine.store %x, %m[4] : memref<8xi64>
  return
}
