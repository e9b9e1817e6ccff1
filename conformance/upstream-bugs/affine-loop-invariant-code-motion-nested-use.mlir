// pass: func.func(affine-loop-invariant-code-motion)
// finding: invalid
// arguments: []
// The inner loop uses a value of the outer one, in its body only. It is moved out of the
// outer loop, before the value's definition.

func.func @main() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  affine.for %i = 0 to 5 {
    %x = affine.apply affine_map<(d0) -> (d0)>(%i)
    %r = scf.for %j = %zero to %one step %one iter_args(%v = %zero) -> (index) {
      %y = arith.shrui %x, %zero : index
      scf.yield %y : index
    }
  }
  return
}
