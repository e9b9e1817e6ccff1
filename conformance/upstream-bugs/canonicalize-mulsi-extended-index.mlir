// pass: canonicalize
// finding: invalid
// arguments: [3]
// A product with 1 becomes the sign of the other operand, by `arith.extsi` from `i1`, which
// does not extend to `index`.

func.func @main(%x: index) -> index {
  %one = arith.constant 1 : index
  %low, %high = arith.mulsi_extended %x, %one : index
  return %high : index
}
