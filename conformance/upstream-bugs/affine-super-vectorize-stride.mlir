// pass: func.func(affine-super-vectorize{virtual-vector-size=4})
// finding: trap
// arguments: [[0, 1, 2, 3, 4, 5, 6, 7], [0, 0, 0, 0]]
// Every other element is read, or in the other direction, but lanes are neighbours.

func.func @main(%a: memref<8xi64>, %b: memref<4xi64>) {
  affine.for %i = 0 to 4 {
    %even = affine.load %a[%i * 2] : memref<8xi64>
    %last = affine.load %a[-%i + 7] : memref<8xi64>
    %sum = arith.addi %even, %last : i64
    affine.store %sum, %b[%i] : memref<4xi64>
  }
  return
}
