// pass: func.func(affine-super-vectorize{virtual-vector-size=4})
// finding: wrong
// arguments: [[0, 1, 2, 3, 4, 5, 6, 7], 9]
// Every other element is written; of each vector, the first four of eight are.

func.func @main(%a: memref<8xi64>, %x: i64) {
  affine.for %i = 0 to 8 step 2 {
    affine.store %x, %a[%i] : memref<8xi64>
  }
  return
}
