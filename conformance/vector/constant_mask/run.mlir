// RUN: %bridge-conform --run-lines %s

func.func @f() -> vector<3x4xi1> {
  %m = vector.constant_mask [2, 3] : vector<3x4xi1>
  return %m : vector<3x4xi1>
}
// run: @f() == [[true, true, true, false], [true, true, true, false], [false, false, false, false]]
