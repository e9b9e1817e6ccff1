// RUN: %bridge-conform --run-lines %s
// Tensors of other shapes with the same elements.

func.func @collapse(%a: tensor<2x3xi32>) -> tensor<6xi32> {
  %r = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  return %r : tensor<6xi32>
}
// run: @collapse([[1, 2, 3], [4, 5, 6]]) == [1, 2, 3, 4, 5, 6]

func.func @expand(%a: tensor<?xi32>, %n: index) -> tensor<?x2xi32> {
  %r = tensor.expand_shape %a [[0, 1]] output_shape [%n, 2] : tensor<?xi32> into tensor<?x2xi32>
  return %r : tensor<?x2xi32>
}
// run: @expand([1, 2, 3, 4], 2) == [[1, 2], [3, 4]]

func.func @reshape(%a: tensor<2x3xi32>) -> tensor<?x?xi32> {
  %s = arith.constant dense<[3, 2]> : tensor<2xindex>
  %r = tensor.reshape %a(%s) : (tensor<2x3xi32>, tensor<2xindex>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// run: @reshape([[1, 2, 3], [4, 5, 6]]) == [[1, 2], [3, 4], [5, 6]]

func.func @rank(%a: tensor<2x?xi32>) -> index {
  %r = tensor.rank %a : tensor<2x?xi32>
  return %r : index
}
// run: @rank(random(2, 3))
