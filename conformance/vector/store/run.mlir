// RUN: %bridge-conform --run-lines %s

func.func @f(%v: vector<2xi32>, %m: memref<2x3xi32>, %i: index, %j: index) {
  vector.store %v, %m[%i, %j] : memref<2x3xi32>, vector<2xi32>
  return
}
// run: @f([7, 8], zeros(), 1, 1)
// then: #1 == [[0, 0, 0], [0, 7, 8]]
// trap: @f([7, 8], zeros(), 1, 2) "out of bounds"
