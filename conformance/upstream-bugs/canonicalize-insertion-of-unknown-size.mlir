// pass: canonicalize
// finding: invalid
// arguments: []
// The size of what is inserted is a constant 8, of a tensor of 4, as only a program that
// never runs can say. What is inserted is cast to 8 elements; the verifier refuses it.

func.func @main() {
  return
}
func.func private @never(%s: tensor<?xf32>, %d: tensor<4xf32>) -> tensor<4xf32> {
  %c8 = arith.constant 8 : index
  %r = tensor.insert_slice %s into %d[0] [%c8] [1] : tensor<?xf32> into tensor<4xf32>
  return %r : tensor<4xf32>
}
