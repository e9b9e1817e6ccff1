// RUN: %bridge-conform --run-lines %s

func.func @f(%a: f32, %b: f32) -> vector<2x2xf32> {
  %r = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  return %r : vector<2x2xf32>
}
// run: @f(1.5, nan) == [[1.5, nan], [nan, 1.5]]
