// RUN: %bridge-conform --run-lines %s

func.func @tensor(%v: vector<2xf32>, %t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %r = vector.transfer_write %v, %t[%i] : vector<2xf32>, tensor<4xf32>
  return %r : tensor<4xf32>
}
// run: @tensor([1.0, 2.0], zeros(), 1) == [0.0, 1.0, 2.0, 0.0]
// run: @tensor([1.0, 2.0], zeros(), 3) == [0.0, 0.0, 0.0, 1.0]
