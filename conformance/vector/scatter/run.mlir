// RUN: %bridge-conform --run-lines %s

func.func @f(%m: memref<6xi32>, %n: vector<4xi32>, %k: vector<4xi1>, %v: vector<4xi32>) {
  %c0 = arith.constant 0 : index
  vector.scatter %m[%c0] [%n], %k, %v : memref<6xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  return
}
// run: @f(zeros(), [5, 0, 1, 2], [true, true, false, true], [7, 8, 9, 10])
// then: #0 == [8, 0, 10, 0, 0, 7]
// trap: @f(zeros(), [5, 0, 1, -1], [true, true, false, true], [7, 8, 9, 10]) "out of bounds"
