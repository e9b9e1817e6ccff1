// pass: int-range-optimizations
// finding: wrong
// arguments: []
// The loop compares without a sign: its variable is 100, 130, 160 and 190. Its range is
// taken with a sign, though, where 200 is below 100.

func.func @main() -> i8 {
  %lower = arith.constant 100 : i8
  %upper = arith.constant 200 : i8
  %step = arith.constant 30 : i8
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i8
  %r = scf.for unsigned %i = %lower to %upper step %step iter_args(%a = %zero) -> (i8) : i8 {
    %half = arith.shrui %i, %one : i8
    %b = arith.xori %a, %half : i8
    scf.yield %b : i8
  }
  return %r : i8
}
