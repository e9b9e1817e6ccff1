// pass: memref.extract_address_computations
// finding: invalid
// arguments: [[1, 2, 3]]
// An access that does not begin at zero becomes one at zero of a view. Of a transfer in
// the region of a `vector.mask`, the view is made inside that region, which may hold no
// more than the one operation that is masked.

func.func @main(%m: memref<3xi32>) {
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<7> : vector<2xi32>
  %mask = vector.constant_mask [1] : vector<2xi1>
  vector.mask %mask {
    vector.transfer_write %v, %m[%c1] : vector<2xi32>, memref<3xi32>
  } : vector<2xi1>
  return
}
