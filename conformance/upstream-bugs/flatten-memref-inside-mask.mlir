// pass: flatten-memref
// finding: invalid
// arguments: [[[3]], [true]]
// The flat memory that a transfer in a `vector.mask` goes to is made inside of it.

func.func @main(%m: memref<1x1xi32>, %mask: vector<1xi1>) {
  %zero = arith.constant 0 : index
  %seven = arith.constant dense<7> : vector<1xi32>
  vector.mask %mask {
    vector.transfer_write %seven, %m[%zero, %zero] {in_bounds = [true]}
      : vector<1xi32>, memref<1x1xi32>
  } : vector<1xi1>
  return
}
