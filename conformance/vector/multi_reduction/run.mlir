// RUN: %bridge-conform --run-lines %s

func.func @rows(%v: vector<2x3xi32>, %s: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <add>, %v, %s [1] : vector<2x3xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
// run: @rows([[1, 2, 3], [4, 5, 6]], [10, 20]) == [16, 35]

func.func @all(%v: vector<2x3xf32>, %s: f32) -> f32 {
  %r = vector.multi_reduction <maximumf>, %v, %s [0, 1] : vector<2x3xf32> to f32
  return %r : f32
}
// run: @all([[1.0, -2.0, 3.0], [4.5, 5.0, -6.0]], 0.0) == 5.0
