// pass: vector.transfer_permutation_patterns
// finding: invalid
// arguments: [[[[0, 0, 0], [0, 0, 0]]]]
// A transfer that leaves out dimension 1 gets a vector with a dimension of one in its
// place. The mask gets the new dimension elsewhere, and does not fit any more.

func.func @main(%m: memref<1x2x3xi32>) {
  %zero = arith.constant 0 : index
  %mask = arith.constant dense<false> : vector<1x4xi1>
  %v = arith.constant dense<0> : vector<1x4xi32>
  vector.transfer_write %v, %m[%zero, %zero, %zero], %mask
    {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<1x4xi32>, memref<1x2x3xi32>
  return
}
