// RUN: %bridge-conform --run-lines %s

func.func @f(%a: vector<3xi16>, %b: vector<3xi16>) -> vector<6xi16> {
  %r = vector.interleave %a, %b : vector<3xi16> -> vector<6xi16>
  return %r : vector<6xi16>
}
// run: @f([1, 2, 3], [4, 5, 6]) == [1, 4, 2, 5, 3, 6]
