// pass: func.func(affine-loop-normalize{promote-single-iter=true})
// finding: wrong
// arguments: []
// The loop goes from 0 to the least of -1 and 1, so it never runs and gives what it begins
// with, as affine.for's documents say of a minimum. It is taken for one of one iteration:
// the least of the counts is found among numbers without a sign, where -1 is large.

func.func @main() -> index {
  %c1 = arith.constant 1 : index
  %r = affine.for %i = 0 to min affine_map<() -> (-1, 1)>() iter_args(%a = %c1) -> (index) {
    %c0 = arith.constant 0 : index
    affine.yield %c0 : index
  }
  return %r : index
}
