// pass: canonicalize
// finding: invalid
// arguments: []
// The outer loop never runs, so that nothing is known to be the least of the inner bound's
// results: all of them are dropped, and affine.for needs one at least.

func.func @main() {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to affine_map<()[s0] -> (0)>()[%c0] {
    affine.for %j = 0 to min affine_map<(d0) -> (-d0, 0)>(%i) step 3 {
      func.call @f(%j) : (index) -> ()
    }
  }
  return
}
func.func private @f(%a: index) {
  return
}
