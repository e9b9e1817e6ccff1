// RUN: %bridge-conform --run-lines %s

func.func @f(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}
// run: @f([1.0, 2.0], [3.0, 4.0, 5.0], full(1.0)) == [[4.0, 5.0, 6.0], [7.0, 9.0, 11.0]]

func.func @scaled(%a: vector<2xi32>, %b: i32) -> vector<2xi32> {
  %r = vector.outerproduct %a, %b : vector<2xi32>, i32
  return %r : vector<2xi32>
}
// run: @scaled([3, -4], 5) == [15, -20]
