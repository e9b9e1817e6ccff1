// pass: func.func(affine-data-copy-generate{generate-dma=false fast-mem-space=0 skip-non-unit-stride-loops=true})
// finding: trap
// arguments: [[0, 1, 2, 3, 4, 5, 6, 7]]
// Elements 1, 3, 5 and 7 are read and written. The buffer has 7 elements, as the memory
// has no more from the first of these on, but the loops that copy go from 1 to 9: the
// box around both is made without the memory's size, which is known for the buffer alone
// (generateCopy in Affine/Utils/LoopUtils.cpp of 22.1.8).

func.func @main(%m: memref<8xi64>) {
  affine.for %i = 0 to 8 step 2 {
    affine.for %j = 0 to 8 step 2 {
      %x = affine.load %m[%i + 1] : memref<8xi64>
      affine.store %x, %m[%j + 1] : memref<8xi64>
    }
  }
  return
}
