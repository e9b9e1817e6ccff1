// RUN: %bridge-conform --run-lines %s

func.func @power(%x: i32, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%one, %n : i32, i32)
^head(%r: i32, %k: i32):
  %more = arith.cmpi sgt, %k, %zero : i32
  cf.cond_br %more, ^body, ^exit
^body:
  %p = arith.muli %r, %x : i32
  %d = arith.subi %k, %one : i32
  cf.br ^head(%p, %d : i32, i32)
^exit:
  return %r : i32
}
// run: @power(3, 4) == 81
// run: @power(-2, 31) == -2147483648
// run: @power(random(), 7)
