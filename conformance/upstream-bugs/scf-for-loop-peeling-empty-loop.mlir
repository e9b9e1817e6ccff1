// pass: func.func(scf-for-loop-peeling)
// finding: wrong
// arguments: []
// The upper bound is below the lower one: the loop does not run, and its result is the
// initial value. The bound that the loop is split at is above the lower one, though.

func.func @main() -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %r = scf.for %i = %one to %zero step %two iter_args(%v = %two) -> (index) {
    scf.yield %zero : index
  }
  return %r : index
}
