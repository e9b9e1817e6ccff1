// RUN: %bridge-conform --run-lines %s

func.func @f(%m: memref<6xi32>, %i: index, %k: vector<4xi1>, %v: vector<4xi32>) {
  vector.maskedstore %m[%i], %k, %v : memref<6xi32>, vector<4xi1>, vector<4xi32>
  return
}
// run: @f(zeros(), 1, [true, false, true, false], [7, 8, 9, 10])
// then: #0 == [0, 7, 0, 9, 0, 0]
// run: @f(zeros(), 4, [true, true, false, false], [7, 8, 9, 10])
// then: #0 == [0, 0, 0, 0, 7, 8]
// trap: @f(zeros(), 4, [false, false, true, false], [7, 8, 9, 10]) "out of bounds"
