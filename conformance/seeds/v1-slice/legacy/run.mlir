// RUN: %bridge-conform --run-lines %s
// syntax: legacy

func @slice(%A: memref<?x?x?xf32>, %i: index, %j: index, %k: index) -> vector<2x3xf32> {
  %f0 = constant 7.5 : f32
  %v = vector.transfer_read %A[%i, %j, %k], (%f0)
       {permutation_map: (d0, d1, d2) -> (d2, d1)} :
       memref<?x?x?xf32>, vector<2x3xf32>
  return %v : vector<2x3xf32>
}
// run: @slice(iota(2, 3, 4), 1, 1, 2) == [[18.0, 22.0, 7.5], [19.0, 23.0, 7.5]]
// run: @slice(iota(2, 3, 4), 0, 2, 3) == [[11.0, 7.5, 7.5], [7.5, 7.5, 7.5]]
// run: @slice(random(2, 9, 9), 1, 4, 5)
// trap: @slice(zeros(2, 3, 4), 2, 0, 0) "out of bounds"
