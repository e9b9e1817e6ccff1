// pass: arith-int-range-narrowing{int-bitwidths-supported=8,16,32}
// finding: wrong
// arguments: []
// The loop's value is -2 or 1, which has room in 8 bits as a signed number. The remainder
// is unsigned, though: 2^64 - 2 leaves 0 when it is divided by 7, and 254 leaves 2.

func.func @main() -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %seven = arith.constant 7 : index
  %minus = arith.constant -2 : index
  %v = scf.for %i = %zero to %one step %one iter_args(%before = %one) -> (index) {
    scf.yield %minus : index
  }
  %r = arith.remui %v, %seven : index
  return %r : index
}
