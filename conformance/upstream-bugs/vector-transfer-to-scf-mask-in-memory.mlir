// pass: vector.transfer_to_scf max_transfer_rank = 0
// finding: wrong
// arguments: [[[1, 2], [3, 4]]]
// The mask is put into memory in the order of the memref's dimensions, and read there in that
// of the vector's.

func.func @main(%m: memref<2x2xi64>) -> vector<2x2xi64> {
  %zero = arith.constant 0 : index
  %pad = arith.constant 0 : i64
  %mask = arith.constant dense<[[true, true], [false, false]]> : vector<2x2xi1>
  %v = vector.transfer_read %m[%zero, %zero], %pad, %mask {
    permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, true]
  } : memref<2x2xi64>, vector<2x2xi64>
  return %v : vector<2x2xi64>
}
