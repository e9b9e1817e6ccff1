// RUN: %bridge-conform --run-lines %s

func.func @v3(%A: memref<?x?x?x?xf32>, %expr1: index, %expr2: index, %expr3: index, %expr4: index) -> vector<3x4x5xf32> {
  %pad = ub.poison : f32
  %v = vector.transfer_read %A[%expr1, %expr2, %expr3, %expr4], %pad
    { in_bounds = [true, true, true], permutation_map = affine_map<(d0,d1,d2,d3) -> (d2,0,d0)> } :
    memref<?x?x?x?xf32>, vector<3x4x5xf32>
  return %v : vector<3x4x5xf32>
}
// run: @v3(iota(6, 2, 4, 2), 1, 1, 1, 1) == [[[27.0, 43.0, 59.0, 75.0, 91.0], [27.0, 43.0, 59.0, 75.0, 91.0], [27.0, 43.0, 59.0, 75.0, 91.0], [27.0, 43.0, 59.0, 75.0, 91.0]], [[29.0, 45.0, 61.0, 77.0, 93.0], [29.0, 45.0, 61.0, 77.0, 93.0], [29.0, 45.0, 61.0, 77.0, 93.0], [29.0, 45.0, 61.0, 77.0, 93.0]], [[31.0, 47.0, 63.0, 79.0, 95.0], [31.0, 47.0, 63.0, 79.0, 95.0], [31.0, 47.0, 63.0, 79.0, 95.0], [31.0, 47.0, 63.0, 79.0, 95.0]]]
// run: @v3(random(7, 3, 8, 2), 1, 2, 3, 0)
// trap: @v3(zeros(6, 2, 4, 2), 2, 1, 1, 1) "out of bounds"
