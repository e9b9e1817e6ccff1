// pass: func.func(affine-loop-unroll{unroll-factor=4 unroll-up-to-factor=true})
// finding: crash
// arguments: []
// The loop never runs: the factor becomes the number of its iterations, which divides
// none.

func.func @main() {
  affine.for %i = 0 to 0 {
    %x = arith.constant 1 : index
  }
  return
}
