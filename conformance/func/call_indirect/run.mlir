// RUN: %bridge-conform --run-lines %s

func.func private @double(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func private @square(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
func.func @apply(%c: i1, %x: i32) -> i32 {
  %g = func.constant @double : (i32) -> i32
  %h = func.constant @square : (i32) -> i32
  %k = arith.select %c, %g, %h : (i32) -> i32
  %r = func.call_indirect %k(%x) : (i32) -> i32
  return %r : i32
}
// run: @apply(1, 7) == 14
// run: @apply(0, 7) == 49
