// RUN: %bridge-conform --run-lines %s

// judges: interpreter; no pass lowers it
func.func @rows(%a: tensor<3x2xi32>, %i: tensor<2x1xindex>) -> tensor<2x1x2xi32> {
  %r = tensor.gather %a[%i] gather_dims([0]) : (tensor<3x2xi32>, tensor<2x1xindex>) -> tensor<2x1x2xi32>
  return %r : tensor<2x1x2xi32>
}
// run: @rows([[1, 2], [3, 4], [5, 6]], [[2], [0]]) == [[[5, 6]], [[1, 2]]]
// trap: @rows([[1, 2], [3, 4], [5, 6]], [[3], [0]]) "out of bounds"
