// RUN: %bridge-conform --run-lines %s

func.func @f(%a: vector<6xi16>) -> (vector<3xi16>, vector<3xi16>) {
  %r, %s = vector.deinterleave %a : vector<6xi16> -> vector<3xi16>
  return %r, %s : vector<3xi16>, vector<3xi16>
}
// run: @f([1, 4, 2, 5, 3, 6]) == ([1, 2, 3], [4, 5, 6])
