// pass: func.func(convert-vector-to-scf{target-rank=0})
// finding: trap
// arguments: [[true, false, false, false]]
// The vector is stored in a `memref<vector<4xi1>>` that `vector.type_cast` makes a
// `memref<4xi1>`. The first is one byte of four bits, of the second each element is one.

func.func @main(%m: memref<4xi1>) -> vector<4xi1> {
  %zero = arith.constant 0 : index
  %false = arith.constant false
  %v = vector.transfer_read %m[%zero], %false {in_bounds = [true]} : memref<4xi1>, vector<4xi1>
  return %v : vector<4xi1>
}
