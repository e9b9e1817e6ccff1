// RUN: %bridge-conform --run-lines %s

func.func @edge(%v: vector<2x2xi32>, %m: memref<3x3xi32>, %i: index, %j: index) {
  vector.transfer_write %v, %m[%i, %j] : vector<2x2xi32>, memref<3x3xi32>
  return
}
// run: @edge([[1, 2], [3, 4]], zeros(), 0, 1)
// then: #1 == [[0, 1, 2], [0, 3, 4], [0, 0, 0]]
// run: @edge([[1, 2], [3, 4]], zeros(), 2, 2)
// then: #1 == [[0, 0, 0], [0, 0, 0], [0, 0, 1]]

func.func @promised(%v: vector<2xi32>, %m: memref<6xi32>, %i: index) {
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<2xi32>, memref<6xi32>
  return
}
// run: @promised([7, 8], zeros(), 4)
// then: #1 == [0, 0, 0, 0, 7, 8]
// trap: @promised([7, 8], zeros(), 5) "where it is said to be in bounds"
