// pass: math-expand-ops{ops=fma}
// finding: wrong
// arguments: []
// math.fma rounds once, what it adds to the product is added to all of it. It becomes a
// product and a sum, each of which is rounded: of 1.1 * 1.1, rounded, less what it is rounded
// to, 0 is left in place of the error of that rounding.

func.func @main() -> f32 {
  %a = arith.constant 1.1 : f32
  %c = arith.constant -1.21000003 : f32
  %r = math.fma %a, %a, %c : f32
  return %r : f32
}
