// RUN: %bridge-conform --run-lines %s

func.func @sum(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r = scf.execute_region -> i64 {
    cf.br ^head(%n, %zero : i64, i64)
  ^head(%i: i64, %s: i64):
    %more = arith.cmpi sgt, %i, %zero : i64
    cf.cond_br %more, ^body, ^end
  ^body:
    %t = arith.addi %s, %i : i64
    %j = arith.subi %i, %one : i64
    cf.br ^head(%j, %t : i64, i64)
  ^end:
    scf.yield %s : i64
  }
  return %r : i64
}
// run: @sum(10) == 55
