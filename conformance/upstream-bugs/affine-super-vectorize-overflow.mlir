// pass: func.func(affine-super-vectorize{virtual-vector-size=2 vectorize-reductions=true})
// finding: trap
// arguments: [[100, -100, 100, -100], 0]
// No sum on the way is beyond a byte. The first lane adds up 200, which is poison
// by the flag that the sum still has.

func.func @main(%a: memref<4xi8>, %x: i8) -> i8 {
  %s = affine.for %i = 0 to 4 iter_args(%p = %x) -> i8 {
    %v = affine.load %a[%i] : memref<4xi8>
    %t = arith.addi %p, %v overflow<nsw> : i8
    affine.yield %t : i8
  }
  return %s : i8
}
