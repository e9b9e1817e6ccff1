// RUN: %bridge-conform --run-lines %s

// judges: interpreter, compiled; upstream's order of passes leaves it
func.func @softmax(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %r = linalg.softmax dimension(1) ins(%a : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// run: @softmax([[0, 0, 0], [1, 2, 3]]) == within(1e-6, [[0.3333333432674408, 0.3333333432674408, 0.3333333432674408], [0.09003057330846786, 0.2447284758090973, 0.6652409434318542]])
