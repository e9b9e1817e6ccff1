// RUN: %bridge-conform --run-lines %s

func.func @f(%x: vector<2x3xi32>) -> vector<3x2xi32> {
  %r = vector.shape_cast %x : vector<2x3xi32> to vector<3x2xi32>
  return %r : vector<3x2xi32>
}
// run: @f([[1, 2, 3], [4, 5, 6]]) == [[1, 2], [3, 4], [5, 6]]
// run: @f(random())
