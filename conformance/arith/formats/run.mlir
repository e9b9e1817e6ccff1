// RUN: %bridge-conform --run-lines %s
// Between float formats of one width, with and without a scale.

// judges: interpreter, compiled; upstream's order of passes leaves small floats
func.func @convertf(%a: f16) -> bf16 {
  %r = arith.convertf %a : f16 to bf16
  return %r : bf16
}
// run: @convertf(1.00390625) == 1.0
// run: @convertf(65504) == 65536.0
// run: @convertf(inf) == inf

func.func @scaling_extf(%a: f4E2M1FN, %s: f8E8M0FNU) -> f32 {
  %r = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  return %r : f32
}
// run: @scaling_extf(1.5, 4) == 6.0
// run: @scaling_extf(-6, 0.5) == -3.0

func.func @scaling_truncf(%a: f32, %s: f8E8M0FNU) -> f4E2M1FN {
  %r = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f4E2M1FN
  return %r : f4E2M1FN
}
// run: @scaling_truncf(6.5, 4) == 1.5
// run: @scaling_truncf(-3, 0.5) == -6.0
