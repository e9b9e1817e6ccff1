// pass: math-expand-ops{ops=acosh}
// finding: wrong
// arguments: [-100000.0]
// What is below 1 is no hyperbolic cosine: there is none of it. The expansion is
// log(x + sqrt(x * x - 1)): the 1 is lost in the square, and the logarithm of nothing is
// minus infinity.

func.func @main(%x: f32) -> f32 {
  %0 = math.acosh %x : f32
  return %0 : f32
}
