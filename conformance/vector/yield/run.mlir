// RUN: %bridge-conform --run-lines %s

func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %k: vector<2xi1>) -> vector<2xi32> {
  %v = vector.mask %k { vector.yield %a : vector<2xi32> } : vector<2xi1> -> vector<2xi32>
  return %v : vector<2xi32>
}
// run: @f([1, 2], [3, 4], [true, false]) == [1, 2]
