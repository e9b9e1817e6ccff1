// RUN: %bridge-conform --run-lines %s

func.func @edge(%m: memref<3x4xf32>, %i: index, %j: index) -> vector<2x3xf32> {
  %p = arith.constant -1.0 : f32
  %v = vector.transfer_read %m[%i, %j], %p : memref<3x4xf32>, vector<2x3xf32>
  return %v : vector<2x3xf32>
}
// run: @edge(iota(), 0, 0) == [[0.0, 1.0, 2.0], [4.0, 5.0, 6.0]]
// run: @edge(iota(), 2, 2) == [[10.0, 11.0, -1.0], [-1.0, -1.0, -1.0]]

func.func @transposed(%m: memref<3x4xf32>) -> vector<4x3xf32> {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (j, i)>} : memref<3x4xf32>, vector<4x3xf32>
  return %v : vector<4x3xf32>
}
// run: @transposed(iota()) == [[0.0, 4.0, 8.0], [1.0, 5.0, 9.0], [2.0, 6.0, 10.0], [3.0, 7.0, 11.0]]

func.func @broadcast(%m: memref<3x4xf32>, %i: index) -> vector<2x4xf32> {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %m[%i, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (0, j)>} : memref<3x4xf32>, vector<2x4xf32>
  return %v : vector<2x4xf32>
}
// run: @broadcast(iota(), 2) == [[8.0, 9.0, 10.0, 11.0], [8.0, 9.0, 10.0, 11.0]]

func.func @promised(%m: memref<?xf32>, %i: index) -> vector<4xf32> {
  %p = arith.constant 0.0 : f32
  %v = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// run: @promised(iota(6), 2) == [2.0, 3.0, 4.0, 5.0]
// trap: @promised(iota(6), 3) "where it is said to be in bounds"

func.func @masked(%m: memref<6xf32>, %i: index, %k: vector<4xi1>) -> vector<4xf32> {
  %p = arith.constant -1.0 : f32
  %v = vector.transfer_read %m[%i], %p, %k : memref<6xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// run: @masked(iota(), 1, [true, false, true, true]) == [1.0, -1.0, 3.0, 4.0]
