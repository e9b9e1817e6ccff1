// pass: fold-memref-alias-ops
// finding: trap
// arguments: [[[1, 2, 3, 4], [5, 6, 7, 8]]]
// Six lanes are stored from element 0 of the collapsed memref. Afterwards they are stored
// from [0, 0] of a memref whose rows have four: the last two are out of its bounds.

func.func @main(%m: memref<2x4xi64>) {
  %zero = arith.constant 0 : index
  %mask = arith.constant dense<true> : vector<6xi1>
  %v = arith.constant dense<0> : vector<6xi64>
  %c = memref.collapse_shape %m [[0, 1]] : memref<2x4xi64> into memref<8xi64>
  vector.maskedstore %c[%zero], %mask, %v : memref<8xi64>, vector<6xi1>, vector<6xi64>
  return
}
