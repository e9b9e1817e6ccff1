// pass: vector.rewrite_narrow_types
// finding: trap
// arguments: [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]
// Each element of the result holds eight of four bits. They are put in their places in
// elements of 16 bits, and only then extended to 32: half of them are shifted too far.

func.func @main(%a: vector<16xi16>) -> vector<2xi32> {
  %0 = arith.trunci %a : vector<16xi16> to vector<16xi4>
  %1 = vector.bitcast %0 : vector<16xi4> to vector<2xi32>
  return %1 : vector<2xi32>
}
