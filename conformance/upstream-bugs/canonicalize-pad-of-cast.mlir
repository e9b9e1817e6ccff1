// pass: canonicalize
// finding: invalid
// arguments: []
// What was cast from 4 elements is padded by 1 and 2 to 8, as only a program that never
// runs can be. The padding is made one of the 4 elements, whose result must have 7.

func.func @main() {
  return
}
func.func private @never(%t: tensor<4xf32>, %x: f32) -> tensor<8xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %p = tensor.pad %c low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<8xf32>
  return %p : tensor<8xf32>
}
