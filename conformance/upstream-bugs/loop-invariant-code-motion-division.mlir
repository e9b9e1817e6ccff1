// pass: loop-invariant-code-motion
// finding: trap
// arguments: [5, 0]
// The loop does not run, so nothing is divided by zero. `arith.floordivsi` counts as one
// that may be speculated, although its division by zero is undefined, and is moved out.

func.func @main(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %last = scf.for %i = %zero to %zero step %one iter_args(%x = %a) -> (i64) {
    %q = arith.floordivsi %a, %b : i64
    scf.yield %q : i64
  }
  return %last : i64
}
