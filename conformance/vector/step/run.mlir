// RUN: %bridge-conform --run-lines %s

func.func @f() -> vector<4xindex> {
  %r = vector.step : vector<4xindex>
  return %r : vector<4xindex>
}
// run: @f() == [0, 1, 2, 3]
