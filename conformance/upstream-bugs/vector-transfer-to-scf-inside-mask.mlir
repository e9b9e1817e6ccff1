// pass: func.func(convert-vector-to-scf)
// finding: invalid
// arguments: [[[1, 2], [3, 4]]]
// A transfer becomes a loop over its rows. One in the region of a `vector.mask` becomes
// that loop inside the region, which may hold no more than the one operation that is
// masked; the mask of the whole is not that of a row.

func.func @main(%m: memref<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant dense<7> : vector<2x2xi32>
  %mask = vector.constant_mask [1, 2] : vector<2x2xi1>
  vector.mask %mask {
    vector.transfer_write %v, %m[%c0, %c0] : vector<2x2xi32>, memref<2x2xi32>
  } : vector<2x2xi1>
  return
}
