// RUN: %bridge-conform --run-lines %s

func.func @digits(%n: i32) -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r:2 = scf.while (%i = %n, %c = %zero) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi sgt, %i, %two : i32
    scf.condition(%more) %c, %i : i32, i32
  } do {
  ^bb0(%c: i32, %i: i32):
    %j = arith.subi %i, %two : i32
    %d = arith.addi %c, %one : i32
    scf.yield %j, %d : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// run: @digits(9) == (4, 1)
// run: @digits(0) == (0, 0)
