// pass: vector.lower_masked_transfers
// finding: wrong
// arguments: [[1, 2, 3, 4]]
// The mask around a gather takes the place of the gather's own, and its lanes of the
// vector that is passed through become zero, though both masks must be set for a lane.

func.func @main(%m: memref<4xi32>) -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %at = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
  %pass = arith.constant dense<7> : vector<4xi32>
  %own = vector.constant_mask [2] : vector<4xi1>
  %mask = vector.constant_mask [3] : vector<4xi1>
  %r = vector.mask %mask {
    vector.gather %m[%c0] [%at], %own, %pass : memref<4xi32>, vector<4xindex>,
      vector<4xi1>, vector<4xi32> into vector<4xi32>
  } : vector<4xi1> -> vector<4xi32>
  return %r : vector<4xi32>
}
