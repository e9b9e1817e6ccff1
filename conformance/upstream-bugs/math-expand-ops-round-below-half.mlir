// pass: math-expand-ops{ops=round}
// finding: wrong
// arguments: [0.49999997]
// The largest number below a half is nearer to 0 than to 1. The expansion adds a half, and
// the sum is rounded to 1. What is added must be the largest number below a half itself.

func.func @main(%x: f32) -> f32 {
  %0 = math.round %x : f32
  return %0 : f32
}
