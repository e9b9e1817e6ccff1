// RUN: %bridge-conform --run-lines %s

func.func @f(%m: memref<6xi32>, %i: index, %k: vector<4xi1>, %v: vector<4xi32>) {
  vector.compressstore %m[%i], %k, %v : memref<6xi32>, vector<4xi1>, vector<4xi32>
  return
}
// run: @f(zeros(), 1, [false, true, false, true], [7, 8, 9, 10])
// then: #0 == [0, 8, 10, 0, 0, 0]
// trap: @f(zeros(), 5, [false, true, false, true], [7, 8, 9, 10]) "out of bounds"
