// pass: arith-expand{include-f8e8m0=true}
// finding: wrong
// arguments: [0]
// The pattern of zeros is the smallest power, 2 ** -127; f8E8M0FNU has no zero. The
// expansion moves the exponent, and an exponent of zeros is that of 0 in f32. 2 ** 120
// times it is 2 ** -7.

func.func @main(%x: i32) -> f32 {
  %0 = arith.trunci %x : i32 to i8
  %1 = arith.bitcast %0 : i8 to f8E8M0FNU
  %2 = arith.extf %1 : f8E8M0FNU to f32
  %c = arith.constant 0x7B800000 : f32
  %3 = arith.mulf %2, %c : f32
  return %3 : f32
}
