// RUN: %bridge-conform --run-lines %s

func.func @f(%v: vector<[4]xi32>) -> vector<2xi32> {
  %r = vector.scalable.extract %v[2] : vector<2xi32> from vector<[4]xi32>
  return %r : vector<2xi32>
}
// judges: interpreter; this processor has no scalable vectors
// run: @f([1, 2, 3, 4]) == [3, 4]
