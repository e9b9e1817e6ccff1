// RUN: %bridge-conform --run-lines %s
// Tensors that are made of elements, of others, and of nothing.

func.func @splat(%x: i32) -> tensor<2x2xi32> {
  %r = tensor.splat %x : tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
// run: @splat(7) == [[7, 7], [7, 7]]

func.func @elements(%x: i32, %y: i32) -> tensor<3xi32> {
  %r = tensor.from_elements %x, %y, %x : tensor<3xi32>
  return %r : tensor<3xi32>
}
// run: @elements(7, 8) == [7, 8, 7]

func.func @generate(%n: index) -> tensor<?x2xindex> {
  %r = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    tensor.yield %s : index
  } : tensor<?x2xindex>
  return %r : tensor<?x2xindex>
}
// run: @generate(3) == [[0, 1], [1, 2], [2, 3]]

func.func @pad(%a: tensor<2xi32>, %x: i32, %n: index) -> tensor<?xi32> {
  %r = tensor.pad %a low[1] high[%n] {
  ^bb0(%i: index):
    tensor.yield %x : i32
  } : tensor<2xi32> to tensor<?xi32>
  return %r : tensor<?xi32>
}
// run: @pad([1, 2], 7, 2) == [7, 1, 2, 7, 7]

func.func @concat(%a: tensor<1x2xi32>, %b: tensor<2x2xi32>) -> tensor<3x2xi32> {
  %r = tensor.concat dim(0) %a, %b : (tensor<1x2xi32>, tensor<2x2xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
// run: @concat([[1, 2]], [[3, 4], [5, 6]]) == [[1, 2], [3, 4], [5, 6]]

func.func @empty(%x: i32, %n: index) -> tensor<?xi32> {
  %e = tensor.empty(%n) : tensor<?xi32>
  %r = linalg.fill ins(%x : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
// run: @empty(7, 3) == [7, 7, 7]

func.func @unwritten() -> tensor<2xi32> {
  %e = tensor.empty() : tensor<2xi32>
  return %e : tensor<2xi32>
}
// trap: @unwritten() "an element of a tensor that is empty"
