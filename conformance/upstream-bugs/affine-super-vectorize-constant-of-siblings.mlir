// pass: func.func(affine-super-vectorize{virtual-vector-size=2,2})
// finding: invalid
// arguments: [[[0, 0], [0, 0]], [[0, 0], [0, 0]]]
// The constant is made in the first of the inner loops, and used in the second.

func.func @main(%a: memref<2x2xi64>, %b: memref<2x2xi64>) {
  %one = arith.constant 1 : i64
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 2 {
      affine.store %one, %a[%i, %j] : memref<2x2xi64>
    }
    affine.for %j = 0 to 2 {
      affine.store %one, %b[%i, %j] : memref<2x2xi64>
    }
  }
  return
}
