// pass: vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
// finding: wrong
// arguments: [[[1, 2], [3, 4]]]
// The mask has the order of the memref's dimensions, the vector that of the map: the row of
// the mask that is taken with a row of the vector is the wrong one.

func.func @main(%m: memref<2x2xi64>) -> vector<2x2xi64> {
  %zero = arith.constant 0 : index
  %pad = arith.constant 0 : i64
  %mask = arith.constant dense<[[true, true], [false, false]]> : vector<2x2xi1>
  %v = vector.transfer_read %m[%zero, %zero], %pad, %mask {
    permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, true]
  } : memref<2x2xi64>, vector<2x2xi64>
  return %v : vector<2x2xi64>
}
