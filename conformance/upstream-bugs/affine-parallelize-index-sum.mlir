// pass: func.func(affine-parallelize{parallel-reductions=true})
// finding: invalid
// arguments: []
// The sum that the loop carries is an index. `affine.parallel` has no reduction of that
// type, and the loop is made one anyway, which its verifier refuses.

func.func @main() -> index {
  %zero = arith.constant 0 : index
  %sum = affine.for %i = 0 to 3 iter_args(%before = %zero) -> (index) {
    %after = arith.addi %before, %i : index
    affine.yield %after : index
  }
  return %sum : index
}
