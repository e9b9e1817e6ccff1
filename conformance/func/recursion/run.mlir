// RUN: %bridge-conform --run-lines %s

func.func @gcd(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %done = arith.cmpi eq, %b, %zero : i32
  %r = scf.if %done -> i32 {
    scf.yield %a : i32
  } else {
    %m = arith.remui %a, %b : i32
    %g = func.call @gcd(%b, %m) : (i32, i32) -> i32
    scf.yield %g : i32
  }
  return %r : i32
}
// run: @gcd(48, 36) == 12
// run: @gcd(0, 7) == 7
// run: @gcd(random(), random())
