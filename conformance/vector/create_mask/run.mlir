// RUN: %bridge-conform --run-lines %s

func.func @f(%a: index, %b: index) -> vector<2x3xi1> {
  %m = vector.create_mask %a, %b : vector<2x3xi1>
  return %m : vector<2x3xi1>
}
// run: @f(1, 2) == [[true, true, false], [false, false, false]]
// run: @f(9, -1) == full(false)
// run: @f(2, 3) == full(true)

func.func @undecided() -> vector<2xi1> {
  %a = ub.poison : index
  %m = vector.create_mask %a : vector<2xi1>
  return %m : vector<2xi1>
}
// trap: @undecided() "the bound of dimension 0 of a mask is poison"
