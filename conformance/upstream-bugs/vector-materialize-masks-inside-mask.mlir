// pass: vector.materialize_masks
// finding: invalid
// arguments: [[1, 2], 1]
// A transfer that may go past the end gets a mask that is computed from where it begins.
// Of a transfer in a `vector.mask`, that is computed inside its region, which may hold no
// more than the one operation that is masked, and a mask of its own may not be there.

func.func @main(%m: memref<2xi64>, %i: index) {
  %v = arith.constant dense<7> : vector<3xi64>
  %mask = vector.constant_mask [2] : vector<3xi1>
  vector.mask %mask {
    vector.transfer_write %v, %m[%i] : vector<3xi64>, memref<2xi64>
  } : vector<3xi1>
  return
}
