// RUN: %bridge-conform --run-lines %s

func.func @f(%m: memref<4x?xf32>, %i: index, %n: index) -> f32 {
  %r = affine.load %m[%i + symbol(%n), %i * 2] : memref<4x?xf32>
  return %r : f32
}
// run: @f(iota(4, 5), 1, 2) == 17.0
// run: @f(iota(4, 5), 0, 0) == 0.0
// run: @f(full(nan, 4, 5), 2, 1) == nan
// trap: @f(iota(4, 5), 1, 3) "out of bounds: index 4 of dimension 0"
// trap: @f(iota(4, 5), 3, 0) "out of bounds: index 6 of dimension 1"
// trap: @f(iota(4, 5), -1, 1) "out of bounds: index -2 of dimension 1"

func.func @scalar(%m: memref<i8>) -> i8 {
  %r = affine.load %m[] : memref<i8>
  return %r : i8
}
// run: @scalar(-5) == -5
