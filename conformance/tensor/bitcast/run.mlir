// RUN: %bridge-conform --run-lines %s

func.func @bits(%a: tensor<2xf32>) -> tensor<2xi32> {
  %r = tensor.bitcast %a : tensor<2xf32> to tensor<2xi32>
  return %r : tensor<2xi32>
}
// judges: interpreter; no pass bufferizes it
// run: @bits([1, -0.0]) == [1065353216, -2147483648]
