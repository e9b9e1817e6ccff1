// RUN: %bridge-conform --run-lines %s

func.func @f(%a: i1) -> i32 {
  %r = arith.constant 7 : i32
  cf.cond_br %a, ^good, ^bad
^good:
  return %r : i32
^bad:
  ub.unreachable
}
// run: @f(true) == 7
// trap: @f(false) "unreachable"
