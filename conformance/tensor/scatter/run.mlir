// RUN: %bridge-conform --run-lines %s

// judges: interpreter; no pass lowers it
func.func @rows(%a: tensor<2x1x2xi32>, %b: tensor<3x2xi32>, %i: tensor<2x1xindex>) -> tensor<3x2xi32> {
  %r = tensor.scatter %a into %b[%i] scatter_dims([0]) unique : (tensor<2x1x2xi32>, tensor<3x2xi32>, tensor<2x1xindex>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
// run: @rows([[[7, 8]], [[9, 10]]], [[1, 2], [3, 4], [5, 6]], [[2], [0]]) == [[9, 10], [3, 4], [7, 8]]
// trap: @rows([[[7, 8]], [[9, 10]]], [[1, 2], [3, 4], [5, 6]], [[0], [0]]) "one place"
