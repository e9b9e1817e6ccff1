// pass: func.func(affine-loop-fusion)
// finding: crash
// arguments: [[1]]
// `affine.prefetch` is an affine access by its interface, and neither a read nor a write:
// the second loop is a neighbour of the first by its memref, and what it does there is
// looked for among loads and stores.

func.func @main(%m: memref<1xi32>) {
  affine.for %i = 0 to 1 {
    %x = arith.constant 0 : i32
    affine.store %x, %m[0] : memref<1xi32>
  }
  affine.for %i = 0 to 1 {
    affine.prefetch %m[0], read, locality<3>, data : memref<1xi32>
  }
  return
}
