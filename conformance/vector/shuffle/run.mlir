// RUN: %bridge-conform --run-lines %s

func.func @f(%a: vector<2xi32>, %b: vector<3xi32>) -> vector<4xi32> {
  %r = vector.shuffle %a, %b [4, 0, 0, 2] : vector<2xi32>, vector<3xi32>
  return %r : vector<4xi32>
}
// run: @f([1, 2], [3, 4, 5]) == [5, 1, 1, 3]

func.func @rows(%a: vector<1x2xi32>, %b: vector<2x2xi32>) -> vector<3x2xi32> {
  %r = vector.shuffle %a, %b [2, 0, 1] : vector<1x2xi32>, vector<2x2xi32>
  return %r : vector<3x2xi32>
}
// run: @rows([[1, 2]], [[3, 4], [5, 6]]) == [[5, 6], [1, 2], [3, 4]]

func.func @poison(%a: vector<2xi32>) -> vector<2xi32> {
  %r = vector.shuffle %a, %a [0, -1] : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
// trap: @poison([1, 2]) "poison"
