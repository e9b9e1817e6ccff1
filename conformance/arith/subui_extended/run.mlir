// RUN: %bridge-conform --run-lines %s

func.func @subui_extended(%a: i8, %b: i8) -> (i8, i1) {
  %r, %over = arith.subui_extended %a, %b : i8, i1
  return %r, %over : i8, i1
}
// run: @subui_extended(200, 100) == (100, false)
// run: @subui_extended(100, 100) == (0, false)
// run: @subui_extended(random(), random())
