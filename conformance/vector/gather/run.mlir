// RUN: %bridge-conform --run-lines %s

func.func @f(%m: memref<6xi32>, %n: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xi32>) -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %v = vector.gather %m[%c0] [%n], %k, %p : memref<6xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %v : vector<4xi32>
}
// run: @f(iota(), [5, 0, 5, 2], [true, true, false, true], [-1, -2, -3, -4]) == [5, 0, -3, 2]
// trap: @f(iota(), [6, 0, 5, 2], [true, true, false, true], [-1, -2, -3, -4]) "out of bounds"
