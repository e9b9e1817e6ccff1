// pass: func.func(affine-loop-unroll)
// finding: wrong
// arguments: []
// Both carried values begin with the same one. The loop that runs what is left over
// begins with the second result of the other one twice.

func.func @main() -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r:2 = affine.for %i = 0 to 5 iter_args(%a = %zero, %b = %zero) -> (index, index) {
    %x = arith.addi %a, %one : index
    affine.yield %x, %b : index, index
  }
  return %r#0 : index
}
