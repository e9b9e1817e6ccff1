// pass: func.func(affine-super-vectorize{virtual-vector-size=4})
// finding: wrong
// arguments: [[0, 1, 2, 3, 4, 5, 6, 7], 9]
// The loop stores into five elements. The second vector has four lanes all the same,
// and there is memory for them.

func.func @main(%a: memref<8xi64>, %x: i64) {
  affine.for %i = 0 to 5 {
    affine.store %x, %a[%i] : memref<8xi64>
  }
  return
}
