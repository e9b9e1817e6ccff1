// RUN: %bridge-conform --run-lines %s

func.func @switch(%i: index, %a: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 2 {
    %s = arith.addi %a, %a : i32
    scf.yield %s : i32
  }
  case -5 {
    %s = arith.muli %a, %a : i32
    scf.yield %s : i32
  }
  default {
    scf.yield %a : i32
  }
  return %r : i32
}
// run: @switch(2, 9) == 18
// run: @switch(-5, 9) == 81
// run: @switch(0, 9) == 9
