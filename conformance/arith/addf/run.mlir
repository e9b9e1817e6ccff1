// RUN: %bridge-conform --run-lines %s

// judges: interpreter; compiled code rounds to nearest whatever the mode, see conformance/differences.md
func.func @modes(%a: f32, %b: f32) -> (f32, f32, f32, f32, f32) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.addf %a, %b upward : f32
  %2 = arith.addf %a, %b downward : f32
  %3 = arith.addf %a, %b toward_zero : f32
  %4 = arith.addf %a, %b to_nearest_away : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}
// run: @modes(1.0, 1.0e-10) == (1.0, 1.0000001192092896, 1.0, 1.0, 1.0)
// run: @modes(1.0, -1.0e-10) == (1.0, 1.0, 0.9999999403953552, 0.9999999403953552, 1.0)
// run: @modes(1.0, -1.0) == (0.0, 0.0, -0.0, 0.0, 0.0)
// run: @modes(1.0, 5.960464477539063e-08) == (1.0, 1.0000001192092896, 1.0, 1.0, 1.0000001192092896)
// run: @modes(3.0e38, 3.0e38) == (inf, inf, 3.4028234663852886e+38, 3.4028234663852886e+38, inf)

func.func @others(%a: vector<2xf32>, %b: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = arith.subf %a, %b toward_zero : vector<2xf32>
  %1 = arith.mulf %a, %b upward : vector<2xf32>
  %2 = arith.divf %a, %b downward : vector<2xf32>
  return %0, %1, %2 : vector<2xf32>, vector<2xf32>, vector<2xf32>
}
// run: @others([1.0, 1.0], [1.0e-10, 3.0]) == ([0.9999999403953552, -2.0], [1.000000013351432e-10, 3.0], [9999998976.0, 0.3333333134651184])
// run: @others([1.0, 0.0], [0.0, 0.0]) == ([1.0, 0.0], [0.0, 0.0], [inf, nan])
