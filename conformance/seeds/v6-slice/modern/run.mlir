// RUN: %bridge-conform --run-lines %s

func.func @slice(%A: memref<?x?x?x?xf32>, %val: vector<2x1x3xf32>, %i: index, %j: index, %k: index, %l: index) {
  vector.transfer_write %val, %A[%i, %j, %k, %l]
    {permutation_map = affine_map<(d0, d1, d2, d3) -> (d3, d1, d2)>} :
    vector<2x1x3xf32>, memref<?x?x?x?xf32>
  return
}
// run: @slice(zeros(1, 2, 4, 2), [[[1.0, 2.0, 3.0]], [[4.0, 5.0, 6.0]]], 0, 1, 2, 0)
// then: #0 == [[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [1.0, 4.0], [2.0, 5.0]]]]
// run: @slice(random(2, 3, 6, 5), random(), 1, 2, 2, 1)
