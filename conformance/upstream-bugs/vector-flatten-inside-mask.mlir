// pass: vector.flatten_vector_transfer_ops
// finding: invalid
// arguments: [[[1, 2], [3, 4]]]
// The operations that a transfer becomes are put next to it, inside the mask, which may
// hold only one.

func.func @main(%m: memref<2x2xi32>) -> vector<2x2xi32> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 7 : i32
  %all = vector.constant_mask [2, 1] : vector<2x2xi1>
  %r = vector.mask %all {
    vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]}
      : memref<2x2xi32>, vector<2x2xi32>
  } : vector<2x2xi1> -> vector<2x2xi32>
  return %r : vector<2x2xi32>
}
