// RUN: %bridge-conform --run-lines %s

func.func @f(%m: memref<3x8xf32>, %i: index, %j: index) -> vector<4xf32> {
  %v = vector.load %m[%i, %j] : memref<3x8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// run: @f(iota(), 1, 2) == [10.0, 11.0, 12.0, 13.0]
// run: @f(iota(), 2, 4) == [20.0, 21.0, 22.0, 23.0]
// trap: @f(iota(), 3, 0) "out of bounds"
// trap: @f(iota(), 2, 6) "out of bounds"
