// RUN: %bridge-conform --run-lines %s

func.func @f(%v: vector<4x4xi32>) -> vector<2x3xi32> {
  %r = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 3], strides = [1, 1]} : vector<4x4xi32> to vector<2x3xi32>
  return %r : vector<2x3xi32>
}
// run: @f(iota()) == [[5, 6, 7], [9, 10, 11]]
