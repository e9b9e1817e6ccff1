// RUN: %bridge-conform --run-lines %s
// A shift by the width or more is poison.

func.func @shli(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b : i8
  return %r : i8
}
// run: @shli(-100, 3) == -32
// run: @shli(-1, 7) == -128
// run: @shli(random(), 0)
// trap: @shli(1, 8) "a shift of 8 bits by 8"
// trap: @shli(1, -1) "a shift of 8 bits by 255"

func.func @shrsi(%a: i8, %b: i8) -> i8 {
  %r = arith.shrsi %a, %b : i8
  return %r : i8
}
// run: @shrsi(-100, 3) == -13
// run: @shrsi(-1, 7) == -1
// run: @shrsi(random(), 0)
// trap: @shrsi(1, 8) "a shift of 8 bits by 8"
// trap: @shrsi(1, -1) "a shift of 8 bits by 255"

func.func @shrui(%a: i8, %b: i8) -> i8 {
  %r = arith.shrui %a, %b : i8
  return %r : i8
}
// run: @shrui(-100, 3) == 19
// run: @shrui(-1, 7) == 1
// run: @shrui(random(), 0)
// trap: @shrui(1, 8) "a shift of 8 bits by 8"
// trap: @shrui(1, -1) "a shift of 8 bits by 255"
