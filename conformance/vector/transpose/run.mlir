// RUN: %bridge-conform --run-lines %s

func.func @f(%x: vector<2x3xi32>) -> vector<3x2xi32> {
  %r = vector.transpose %x, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  return %r : vector<3x2xi32>
}
// run: @f([[1, 2, 3], [4, 5, 6]]) == [[1, 4], [2, 5], [3, 6]]

func.func @three(%x: vector<2x1x3xf32>) -> vector<3x2x1xf32> {
  %r = vector.transpose %x, [2, 0, 1] : vector<2x1x3xf32> to vector<3x2x1xf32>
  return %r : vector<3x2x1xf32>
}
// run: @three(random())
