// RUN: %bridge-conform --run-lines %s

func.func @f(%m: memref<6xi32>, %i: index, %k: vector<4xi1>, %p: vector<4xi32>) -> vector<4xi32> {
  %v = vector.expandload %m[%i], %k, %p : memref<6xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %v : vector<4xi32>
}
// run: @f(iota(), 1, [false, true, false, true], [-1, -2, -3, -4]) == [-1, 1, -3, 2]
// trap: @f(iota(), 5, [false, true, false, true], [-1, -2, -3, -4]) "out of bounds"
