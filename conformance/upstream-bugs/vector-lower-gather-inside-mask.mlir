// pass: vector.lower_gather
// finding: invalid
// arguments: [[1, 2, 3, 4]]
// A gather becomes one for each row. Of one in the region of a `vector.mask` all of them
// stay in the region, which may hold no more than the one operation that is masked; the
// mask of the whole is not that of a row.

func.func @main(%m: memref<4xi32>) -> vector<2x2xi32> {
  %c0 = arith.constant 0 : index
  %at = arith.constant dense<[[0, 1], [2, 3]]> : vector<2x2xindex>
  %pass = arith.constant dense<7> : vector<2x2xi32>
  %mask = vector.constant_mask [1, 2] : vector<2x2xi1>
  %r = vector.mask %mask {
    vector.gather %m[%c0] [%at], %mask, %pass : memref<4xi32>, vector<2x2xindex>,
      vector<2x2xi1>, vector<2x2xi32> into vector<2x2xi32>
  } : vector<2x2xi1> -> vector<2x2xi32>
  return %r : vector<2x2xi32>
}
