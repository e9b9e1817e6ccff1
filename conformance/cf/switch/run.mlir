// RUN: %bridge-conform --run-lines %s

func.func @switch(%x: i8, %a: i32, %b: i32) -> i32 {
  cf.switch %x : i8, [
    default: ^other(%a : i32),
    -1: ^two(%a, %b : i32, i32),
    42: ^other(%b : i32)
  ]
^other(%p: i32):
  return %p : i32
^two(%q: i32, %r: i32):
  %s = arith.muli %q, %r : i32
  return %s : i32
}
// run: @switch(-1, 3, 5) == 15
// run: @switch(42, 3, 5) == 5
// run: @switch(7, 3, 5) == 3
