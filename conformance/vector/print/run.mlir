// RUN: %bridge-conform --run-lines %s

func.func @f(%v: vector<2xi32>) {
  vector.print %v : vector<2xi32>
  return
}
// run: @f([1, 2])
