// pass: arith-expand{include-f8e8m0=true}
// finding: wrong
// arguments: [3.5]
// arith.truncf rounds to the nearest, which is 4: the powers of two beside 3.5 are 2 and
// 4. The expansion takes the exponent and drops the mantissa, as rounding to zero would.

func.func @main(%x: f32) -> f32 {
  %0 = arith.truncf %x : f32 to f8E8M0FNU
  %1 = arith.extf %0 : f8E8M0FNU to f32
  return %1 : f32
}
