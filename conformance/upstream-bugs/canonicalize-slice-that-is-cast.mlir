// pass: canonicalize
// finding: invalid
// arguments: []
// A part of a size that is not known is cast to 8 elements of 4, as only a program that
// never runs can do. The part is made one of 8 elements, which the verifier refuses.

func.func @main() {
  return
}
func.func private @never(%t: tensor<4xf32>, %n: index) -> tensor<8xf32> {
  %s = tensor.extract_slice %t[0] [%n] [1] : tensor<4xf32> to tensor<?xf32>
  %c = tensor.cast %s : tensor<?xf32> to tensor<8xf32>
  return %c : tensor<8xf32>
}
