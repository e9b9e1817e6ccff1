// RUN: %bridge-conform --run-lines %s

func.func @f(%m: memref<3x8xf32>, %i: index) -> vector<4xf32> {
  %v = affine.vector_load %m[%i, %i + 2] : memref<3x8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// run: @f(iota(), 1) == [11.0, 12.0, 13.0, 14.0]
// run: @f(iota(), 2) == [20.0, 21.0, 22.0, 23.0]
// trap: @f(iota(), 3) "out of bounds"
