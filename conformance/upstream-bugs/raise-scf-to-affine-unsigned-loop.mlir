// pass: func.func(raise-scf-to-affine)
// finding: wrong
// arguments: []
// The loop compares without a sign and has six iterations; `affine.for` compares with one,
// by which the upper bound is below zero.

func.func @main() -> i32 {
  %lower = arith.constant 0 : index
  %upper = arith.constant -4611686018427387904 : index
  %step = arith.constant 2305843009213693952 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for unsigned %i = %lower to %upper step %step iter_args(%a = %zero) -> (i32) {
    %b = arith.addi %a, %one : i32
    scf.yield %b : i32
  }
  return %r : i32
}
