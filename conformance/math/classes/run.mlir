// RUN: %bridge-conform --run-lines %s
// What kind of number it is, and numbers of another sign or within bounds.

// judges: interpreter, compiled; upstream's order of passes leaves them
func.func @classes(%a: vector<5xf32>) -> (vector<5xi1>, vector<5xi1>, vector<5xi1>, vector<5xi1>) {
  %f = math.isfinite %a : vector<5xf32>
  %i = math.isinf %a : vector<5xf32>
  %n = math.isnan %a : vector<5xf32>
  %m = math.isnormal %a : vector<5xf32>
  return %f, %i, %n, %m : vector<5xi1>, vector<5xi1>, vector<5xi1>, vector<5xi1>
}
// run: @classes([1.5, -inf, nan, bits(0x00000001), 0]) == ([true, false, false, true, true], [false, true, false, false, false], [false, false, true, false, false], [true, false, false, false, false])

func.func @copysign(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = math.copysign %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}
// run: @copysign([1, -2, 0, inf], [-0.0, 3, -1, -inf]) == [-1.0, 2.0, -0.0, -inf]

func.func @clampf(%a: vector<4xf32>, %low: vector<4xf32>, %high: vector<4xf32>) -> vector<4xf32> {
  %r = math.clampf %a to [%low, %high] : vector<4xf32>
  return %r : vector<4xf32>
}
// run: @clampf([1, -2, 5, 0.5], [0, 0, 0, 0], [1, 1, 1, 1]) == [1.0, 0.0, 1.0, 0.5]
