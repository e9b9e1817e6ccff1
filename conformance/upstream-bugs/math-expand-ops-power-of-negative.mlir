// pass: math-expand-ops{ops=powf}
// finding: wrong
// arguments: [-2.0, 5.0]
// -2 to the power of 5 is -32. The expansion is exp(y * log(x)), and -2 has no logarithm.

func.func @main(%x: f32, %y: f32) -> f32 {
  %0 = math.powf %x, %y : f32
  return %0 : f32
}
