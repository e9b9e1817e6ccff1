// RUN: %bridge-conform --run-lines %s

func.func @f(%x: i16, %m: memref<2x3xi16>, %i: index, %j: index) {
  affine.store %x, %m[%i, %j floordiv 2] : memref<2x3xi16>
  return
}
// run: @f(-7, zeros(), 1, 5)
// then: #1 == [[0, 0, 0], [0, 0, -7]]
// run: @f(32768, zeros(), 0, 0)
// then: #1 == [[-32768, 0, 0], [0, 0, 0]]
// trap: @f(1, zeros(), 2, 0) "out of bounds: index 2 of dimension 0"
// trap: @f(1, zeros(), 0, -1) "out of bounds: index -1 of dimension 1"
