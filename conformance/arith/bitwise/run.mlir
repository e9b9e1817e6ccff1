// RUN: %bridge-conform --run-lines %s
// Bits, the larger and the smaller, and sums and products with all their bits.

func.func @andi(%a: i8, %b: i8) -> i8 {
  %r = arith.andi %a, %b : i8
  return %r : i8
}
// run: @andi(-100, 77) == 12
// run: @andi(random(), random())

func.func @ori(%a: i8, %b: i8) -> i8 {
  %r = arith.ori %a, %b : i8
  return %r : i8
}
// run: @ori(-100, 77) == -35
// run: @ori(random(), random())

func.func @xori(%a: i8, %b: i8) -> i8 {
  %r = arith.xori %a, %b : i8
  return %r : i8
}
// run: @xori(-100, 77) == -47
// run: @xori(random(), random())

func.func @maxsi(%a: i8, %b: i8) -> i8 {
  %r = arith.maxsi %a, %b : i8
  return %r : i8
}
// run: @maxsi(-100, 77) == 77
// run: @maxsi(random(), random())

func.func @maxui(%a: i8, %b: i8) -> i8 {
  %r = arith.maxui %a, %b : i8
  return %r : i8
}
// run: @maxui(-100, 77) == -100
// run: @maxui(random(), random())

func.func @minsi(%a: i8, %b: i8) -> i8 {
  %r = arith.minsi %a, %b : i8
  return %r : i8
}
// run: @minsi(-100, 77) == -100
// run: @minsi(random(), random())

func.func @minui(%a: i8, %b: i8) -> i8 {
  %r = arith.minui %a, %b : i8
  return %r : i8
}
// run: @minui(-100, 77) == 77
// run: @minui(random(), random())

func.func @mulsi_extended(%a: i8, %b: i8) -> (i8, i8) {
  %low, %high = arith.mulsi_extended %a, %b : i8
  return %low, %high : i8, i8
}
// run: @mulsi_extended(-100, 77) == (-20, -31)
// run: @mulsi_extended(-128, -128) == (0, 64)
// run: @mulsi_extended(random(), random())

func.func @mului_extended(%a: i8, %b: i8) -> (i8, i8) {
  %low, %high = arith.mului_extended %a, %b : i8
  return %low, %high : i8, i8
}
// run: @mului_extended(-100, 77) == (-20, 46)
// run: @mului_extended(-128, -128) == (0, 64)
// run: @mului_extended(random(), random())

func.func @addui_extended(%a: i8, %b: i8) -> (i8, i1) {
  %r, %over = arith.addui_extended %a, %b : i8, i1
  return %r, %over : i8, i1
}
// run: @addui_extended(200, 100) == (44, true)
// run: @addui_extended(100, 100) == (-56, false)
// run: @addui_extended(random(), random())
