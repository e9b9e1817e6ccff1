// pass: func.func(affine-loop-fusion{mode=producer})
// finding: wrong
// arguments: [[1, 2, 3, 4, 5, 6, 7, 8], [0, 0, 0, 0]]
// The first loop doubles each element in place. It stays, as its slice is not all of it,
// and its copy in the second loop doubles what was doubled: 4, 8, 12, 16 are given in
// place of 2, 4, 6, 8.

func.func @main(%m: memref<8xi64>, %out: memref<4xi64>) {
  %two = arith.constant 2 : i64
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xi64>
    %1 = arith.muli %0, %two : i64
    affine.store %1, %m[%i] : memref<8xi64>
  }
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i] : memref<8xi64>
    affine.store %0, %out[%i] : memref<4xi64>
  }
  return
}
