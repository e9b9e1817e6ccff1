// pass: math-expand-ops{ops=fpowi}
// finding: wrong
// arguments: [0.0]
// 0 to the power of -2 is 1 by 0, infinity. The expansion compares the square with -0, to
// which 0 is equal, and takes minus infinity.

func.func @main(%x: f32) -> f32 {
  %y = arith.constant -2 : i32
  %0 = math.fpowi %x, %y : f32, i32
  return %0 : f32
}
