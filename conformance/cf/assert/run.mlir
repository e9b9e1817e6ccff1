// RUN: %bridge-conform --run-lines %s

func.func @positive(%a: i32) -> i32 {
  %z = arith.constant 0 : i32
  %c = arith.cmpi sgt, %a, %z : i32
  cf.assert %c, "not positive"
  return %a : i32
}
// run: @positive(3) == 3
// trap: @positive(0) "not positive"
