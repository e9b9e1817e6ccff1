// RUN: %bridge-conform --run-lines %s

func.func @triple(%a: memref<2xi32>, %i: index) -> i32 {
  %three = arith.constant 3 : i32
  %r = memref.generic_atomic_rmw %a[%i] : memref<2xi32> {
  ^bb0(%old: i32):
    %n = arith.muli %old, %three : i32
    memref.atomic_yield %n : i32
  }
  return %r : i32
}
// judges: interpreter, compiled; upstream's order of passes leaves the op
// run: @triple([5, 6], 1) == 6
// then: #0 == [5, 18]
// trap: @triple([5, 6], -1) "out of bounds: index -1"
