// pass: func.func(affine-data-copy-generate{generate-dma=false fast-mem-space=0})
// finding: wrong
// arguments: [[1, 2, 3, 4]]
// `memref.store` writes to the memref itself while affine accesses go to the copy, which
// is written back over it.

func.func @main(%m: memref<4xi64>) {
  %zero = arith.constant 0 : index
  %x = arith.constant 9 : i64
  %y = affine.load %m[0] : memref<4xi64>
  affine.store %y, %m[1] : memref<4xi64>
  memref.store %x, %m[%zero] : memref<4xi64>
  return
}
