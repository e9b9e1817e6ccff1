// RUN: %bridge-conform --run-lines %s

func.func @f(%s: vector<2xi32>, %v: vector<[4]xi32>) -> vector<[4]xi32> {
  %r = vector.scalable.insert %s, %v[2] : vector<2xi32> into vector<[4]xi32>
  return %r : vector<[4]xi32>
}
// judges: interpreter; this processor has no scalable vectors
// run: @f([7, 8], [1, 2, 3, 4]) == [1, 2, 7, 8]
