// pass: func.func(affine-loop-tile{tile-size=2})
// finding: wrong
// arguments: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]]
// Each element is that above it to the right, which is of another tile, a later one:
// tiles must not be so high.

func.func @main(%a: memref<16xi64>) {
  affine.for %i = 1 to 4 {
    affine.for %j = 0 to 3 {
      %v = affine.load %a[%i * 4 + %j - 3] : memref<16xi64>
      affine.store %v, %a[%i * 4 + %j] : memref<16xi64>
    }
  }
  return
}
