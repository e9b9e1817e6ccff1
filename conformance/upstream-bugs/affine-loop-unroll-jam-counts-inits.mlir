// pass: func.func(affine-loop-unroll-jam{unroll-jam-factor=2})
// finding: wrong
// arguments: [5]
// The sum of 5 and four times one is 9. Of two iterations side by side each begins with 5.

func.func @main(%x: i64) -> i64 {
  %s = affine.for %i = 0 to 4 iter_args(%p = %x) -> i64 {
    %one = arith.constant 1 : i64
    %t = arith.addi %p, %one : i64
    affine.yield %t : i64
  }
  return %s : i64
}
