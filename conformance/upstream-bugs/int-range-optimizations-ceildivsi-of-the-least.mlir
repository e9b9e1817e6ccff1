// pass: int-range-optimizations
// finding: wrong
// arguments: [5]
// The least number divided by another, rounded up: -9223372036854775808 by 1189465982 is
// -7754212542 and something, so -7754212542. The range analysis has the sign wrong and
// makes it 7754212542.

func.func @main(%x: i64) -> i64 {
  %least = arith.constant -9223372036854775808 : i64
  %by = arith.constant 1189465982 : i64
  %0 = arith.ceildivsi %least, %by : i64
  %1 = arith.addi %0, %x : i64
  return %1 : i64
}
