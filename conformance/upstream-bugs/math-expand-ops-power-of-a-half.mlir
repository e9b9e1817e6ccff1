// pass: math-expand-ops{ops=powf}
// finding: wrong
// arguments: [-0.0]
// The power of a half of -0 is 0, as that of 0 (IEEE 754, 9.2.1, and C). It becomes a root,
// and that of -0 is -0. Of minus infinity the power is infinity, which has no root.

func.func @main(%x: f32) -> f32 {
  %y = arith.constant 0.5 : f32
  %0 = math.powf %x, %y : f32
  return %0 : f32
}
