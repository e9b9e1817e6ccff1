// pass: arith-emulate-wide-int
// finding: trap
// arguments: [5, 0]
// A shift of two halves by nothing: the bits that go into the other half are shifted by
// all 32 of them, which is poison, and chosen.

func.func @main(%low: i32, %count: i32) -> i32 {
  %0 = arith.extui %low : i32 to i64
  %1 = arith.extui %count : i32 to i64
  %2 = arith.shli %0, %1 : i64
  %half = arith.constant 32 : i64
  %3 = arith.shrui %2, %half : i64
  %4 = arith.trunci %3 : i64 to i32
  return %4 : i32
}
