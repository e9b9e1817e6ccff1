// pass: func.func(lower-vector-mask)
// finding: wrong
// arguments: [[1, 2, 3, 4]]
// A gather under a mask has a mask of its own. The pass puts the outer one in its place, so lanes that the
// gather's own mask turns off are loaded, from wherever their index is; and zeros in the place of what the
// gather gives where it loads nothing.

func.func @main(%m: memref<4xi32>) -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %at = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
  %pass = arith.constant dense<7> : vector<4xi32>
  %inner = vector.constant_mask [2] : vector<4xi1>
  %mask = vector.constant_mask [3] : vector<4xi1>
  %r = vector.mask %mask {
    vector.gather %m[%c0] [%at], %inner, %pass : memref<4xi32>, vector<4xindex>,
      vector<4xi1>, vector<4xi32> into vector<4xi32>
  } : vector<4xi1> -> vector<4xi32>
  return %r : vector<4xi32>
}
