// pass: vector.sink_ops
// finding: crash
// arguments: []
// The patterns are applied without end: for an addition of a transposed value and a
// constant, the constant is transposed back and the sum afterwards. Where the value is a
// constant, too, the new addition is again one of a transposed value and a constant.

func.func @main() -> vector<3x2xi32> {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %b = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
  %t = vector.transpose %a, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %s = arith.addi %t, %b : vector<3x2xi32>
  return %s : vector<3x2xi32>
}
