// pass: vector.materialize_masks
// finding: wrong
// arguments: [[[1], [2], [3], [4], [5], [6], [7], [8]]]
// The transfer goes along dimension 0, as its map says. The mask is made of the size of
// the last dimension, 1, so that one element is written instead of seven.

func.func @main(%m: memref<8x1xi64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %v = arith.constant dense<0> : vector<8xi64>
  vector.transfer_write %v, %m[%one, %zero] {permutation_map = affine_map<(d0, d1) -> (d0)>}
    : vector<8xi64>, memref<8x1xi64>
  return
}
