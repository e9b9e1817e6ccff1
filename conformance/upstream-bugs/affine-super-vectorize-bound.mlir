// pass: func.func(affine-super-vectorize{virtual-vector-size=4 test-fastest-varying=0})
// finding: wrong
// arguments: [[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], 1]
// The inner loop ends where the outer one is.

func.func @main(%a: memref<4x4xi64>, %x: i64) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %a[%j, %i] : memref<4x4xi64>
    }
  }
  return
}
