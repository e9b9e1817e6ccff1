// RUN: %bridge-conform --run-lines %s

func.func @f(%m: memref<6xi32>, %i: index, %k: vector<4xi1>, %p: vector<4xi32>) -> vector<4xi32> {
  %v = vector.maskedload %m[%i], %k, %p : memref<6xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %v : vector<4xi32>
}
// run: @f(iota(), 1, [true, false, true, false], [-1, -2, -3, -4]) == [1, -2, 3, -4]
// run: @f(iota(), 4, [true, true, false, false], [-1, -2, -3, -4]) == [4, 5, -3, -4]
// trap: @f(iota(), 4, [true, true, true, false], [-1, -2, -3, -4]) "out of bounds"
