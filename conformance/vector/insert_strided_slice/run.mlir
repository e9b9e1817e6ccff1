// RUN: %bridge-conform --run-lines %s

func.func @f(%s: vector<2xi32>, %v: vector<3x4xi32>) -> vector<3x4xi32> {
  %r = vector.insert_strided_slice %s, %v {offsets = [1, 2], strides = [1]} : vector<2xi32> into vector<3x4xi32>
  return %r : vector<3x4xi32>
}
// run: @f([-1, -2], iota()) == [[0, 1, 2, 3], [4, 5, -1, -2], [8, 9, 10, 11]]
