// RUN: %bridge-conform --run-lines %s

func.func @f(%a: index, %b: index) -> vector<2x3xi1> {
  %m = vector.create_mask %a, %b : vector<2x3xi1>
  return %m : vector<2x3xi1>
}
// run: @f(1, 2) == [[true, true, false], [false, false, false]]
// run: @f(9, -1) == full(false)
// run: @f(2, 3) == full(true)
