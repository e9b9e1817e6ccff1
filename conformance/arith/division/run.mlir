// RUN: %bridge-conform --run-lines %s
// How quotients and remainders are rounded, and where there are none.

func.func @divsi(%a: i8, %b: i8) -> i8 {
  %r = arith.divsi %a, %b : i8
  return %r : i8
}
// run: @divsi(-100, 7) == -14
// run: @divsi(100, -7) == -14
// run: @divsi(-98, -7) == 14
// trap: @divsi(1, 0) "division by zero"
// trap: @divsi(-128, -1) "signed overflow"

func.func @divui(%a: i8, %b: i8) -> i8 {
  %r = arith.divui %a, %b : i8
  return %r : i8
}
// run: @divui(-100, 7) == 22
// run: @divui(100, -7) == 0
// run: @divui(-98, -7) == 0
// trap: @divui(1, 0) "division by zero"

func.func @ceildivsi(%a: i8, %b: i8) -> i8 {
  %r = arith.ceildivsi %a, %b : i8
  return %r : i8
}
// run: @ceildivsi(-100, 7) == -14
// run: @ceildivsi(100, -7) == -14
// run: @ceildivsi(-98, -7) == 14
// trap: @ceildivsi(1, 0) "division by zero"
// trap: @ceildivsi(-128, -1) "signed overflow"

func.func @ceildivui(%a: i8, %b: i8) -> i8 {
  %r = arith.ceildivui %a, %b : i8
  return %r : i8
}
// run: @ceildivui(-100, 7) == 23
// run: @ceildivui(100, -7) == 1
// run: @ceildivui(-98, -7) == 1
// trap: @ceildivui(1, 0) "division by zero"

func.func @floordivsi(%a: i8, %b: i8) -> i8 {
  %r = arith.floordivsi %a, %b : i8
  return %r : i8
}
// run: @floordivsi(-100, 7) == -15
// run: @floordivsi(100, -7) == -15
// run: @floordivsi(-98, -7) == 14
// trap: @floordivsi(1, 0) "division by zero"
// trap: @floordivsi(-128, -1) "signed overflow"

func.func @remsi(%a: i8, %b: i8) -> i8 {
  %r = arith.remsi %a, %b : i8
  return %r : i8
}
// run: @remsi(-100, 7) == -2
// run: @remsi(100, -7) == 2
// run: @remsi(-98, -7) == 0
// trap: @remsi(1, 0) "division by zero"

func.func @remui(%a: i8, %b: i8) -> i8 {
  %r = arith.remui %a, %b : i8
  return %r : i8
}
// run: @remui(-100, 7) == 2
// run: @remui(100, -7) == 100
// run: @remui(-98, -7) == -98
// trap: @remui(1, 0) "division by zero"
