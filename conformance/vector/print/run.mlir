// RUN: %bridge-conform --run-lines %s

func.func @f(%v: vector<2xi32>) {
  vector.print %v : vector<2xi32>
  return
}
// run: @f([1, 2])

func.func @poison() {
  %p = ub.poison : vector<2xi32>
  vector.print %p : vector<2xi32>
  return
}
// trap: @poison() "poison is printed"
