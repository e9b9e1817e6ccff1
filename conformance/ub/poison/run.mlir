// RUN: %bridge-conform --run-lines %s

func.func @chosen(%c: i1, %x: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.select %c, %x, %p : i32
  return %r : i32
}
// run: @chosen(true, 7) == 7
// run: @chosen(true, random())
// trap: @chosen(false, 7) "poison"
