// pass: math-extend-to-supported-types
// finding: invalid
// arguments: [0.5]
// Any type that is not f32 or f64 is extended to the target, the larger f80 as well.

func.func @main(%x: f32) -> f32 {
  %wide = arith.extf %x : f32 to f80
  %root = math.sqrt %wide : f80
  %y = arith.truncf %root : f80 to f32
  return %y : f32
}
