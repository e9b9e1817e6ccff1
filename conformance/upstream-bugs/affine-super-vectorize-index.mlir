// pass: func.func(affine-super-vectorize{virtual-vector-size=4})
// finding: invalid
// arguments: []
// Operations of the index dialect have no vectors; they are given some.

func.func @main() {
  %zero = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %x = index.and %zero, %zero
  }
  return
}
