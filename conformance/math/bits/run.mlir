// RUN: %bridge-conform --run-lines %s

func.func @f(%x: i8) -> (i8, i8, i8, i8) {
  %a = math.ctlz %x : i8
  %b = math.cttz %x : i8
  %c = math.ctpop %x : i8
  %d = math.absi %x : i8
  return %a, %b, %c, %d : i8, i8, i8, i8
}
// run: @f(0) == (8, 8, 0, 0)
// run: @f(-128) == (0, 7, 1, -128)
// run: @f(20) == (3, 2, 2, 20)
// run: @f(random())
