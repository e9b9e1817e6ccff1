// pass: func.func(affine-loop-unroll{unroll-factor=-1})
// finding: wrong
// arguments: []
// The loop runs for 0 and for 1; what it yields last is its variable, 1. After unrolling,
// the value that the first copy of the body yields is returned.

func.func @main() -> index {
  %zero = arith.constant 0 : index
  %last:2 = affine.for %i = 0 to 2 iter_args(%a = %zero, %b = %zero) -> (index, index) {
    %x = arith.addi %a, %a : index
    affine.yield %x, %i : index, index
  }
  return %last#1 : index
}
