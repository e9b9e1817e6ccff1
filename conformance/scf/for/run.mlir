// RUN: %bridge-conform --run-lines %s

func.func @sum(%a: i32, %b: i32, %s: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %a to %b step %s iter_args(%n = %zero) -> (i32) : i32 {
    %m = arith.addi %n, %i : i32
    scf.yield %m : i32
  }
  return %r : i32
}
// run: @sum(-2, 9, 3) == 10
// run: @sum(5, 5, 1) == 0
// run: @sum(5, -5, 1) == 0
// trap: @sum(0, 5, 0) "the step of a loop is 0"
// trap: @sum(0, 5, -1) "the step of a loop is -1"

func.func @unsigned(%a: i8, %b: i8) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %step = arith.constant 1 : i8
  %r = scf.for unsigned %i = %a to %b step %step iter_args(%n = %zero) -> (i32) : i8 {
    %m = arith.addi %n, %one : i32
    scf.yield %m : i32
  }
  return %r : i32
}
// run: @unsigned(5, -1) == 250
// run: @unsigned(-1, 5) == 0
