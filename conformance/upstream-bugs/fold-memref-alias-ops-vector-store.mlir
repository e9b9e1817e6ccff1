// pass: fold-memref-alias-ops
// finding: trap
// arguments: [[[1, 2, 3], [4, 5, 6]]]
// Three elements from 1 on are one row of the collapsed memref. From [0, 1] on, they go over
// the end of a row, which is out of bounds.

func.func @main(%m: memref<2x3xi64>) {
  %one = arith.constant 1 : index
  %v = arith.constant dense<0> : vector<3xi64>
  %c = memref.collapse_shape %m [[0, 1]] : memref<2x3xi64> into memref<6xi64>
  vector.store %v, %c[%one] : memref<6xi64>, vector<3xi64>
  return
}
