// pass: math-expand-ops{ops=asinh}
// finding: wrong
// arguments: [-100000.0]
// It is -12.2. The expansion is log(x + sqrt(x * x + 1)): the 1 is lost in the square, the
// root is -x, and the logarithm of nothing is minus infinity.

func.func @main(%x: f32) -> f32 {
  %0 = math.asinh %x : f32
  return %0 : f32
}
