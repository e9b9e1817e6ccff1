// RUN: %bridge-conform --run-lines %s

func.func @f(%a: vector<3xf32>, %b: vector<3xf32>, %c: vector<3xf32>) -> vector<3xf32> {
  %r = vector.fma %a, %b, %c : vector<3xf32>
  return %r : vector<3xf32>
}
// run: @f([2.0, -0.0, inf], [3.0, 1.0, 0.0], [1.0, 0.0, 1.0]) == [7.0, 0.0, nan]

// Rounded once: in two steps it is 0.
// run: @f([16777217.0, 1.00000012, 1.0], [1.0, 1.00000012, 1.0], [0.0, -1.00000024, 0.0]) == [16777216.0, 1.4210854715202004e-14, 1.0]
