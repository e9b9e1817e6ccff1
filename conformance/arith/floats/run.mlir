// RUN: %bridge-conform --run-lines %s
// Signs, remainders, overflow and underflow.

func.func @negf(%a: vector<4xf16>) -> vector<4xf16> {
  %r = arith.negf %a : vector<4xf16>
  return %r : vector<4xf16>
}
// run: @negf([1, -0.0, inf, 2.5]) == [-1.0, 0.0, -inf, -2.5]

func.func @remf(%a: f64, %b: f64) -> f64 {
  %r = arith.remf %a, %b : f64
  return %r : f64
}
// run: @remf(5.5, 2) == 1.5
// run: @remf(-5.5, 2) == -1.5
// run: @remf(5.5, -2) == 1.5
// run: @remf(5.5, 0) == nan
// run: @remf(inf, 2) == nan
// run: @remf(2, inf) == 2.0
// run: @remf(-0.0, 2) == -0.0

func.func @mulf(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b : f32
  return %r : f32
}
// run: @mulf(1e30, 1e30) == inf
// run: @mulf(1e-30, 1e-30) == 0.0
// run: @mulf(-0.0, 3) == -0.0
// run: @mulf(0, inf) == nan

func.func @subf(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b : f32
  return %r : f32
}
// run: @subf(1, 1) == 0.0
// run: @subf(inf, inf) == nan
// run: @subf(16777216, -1) == 16777216.0
