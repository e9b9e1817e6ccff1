// pass: func.func(affine-loop-coalescing)
// finding: wrong
// arguments: []
// The loops compare without a sign: the outer one has 4 iterations from 0 to 200 by 50.
// They are counted by a division with a sign, in which 200 is -56: there are -1, or 255.

func.func @main() -> i32 {
  %l = arith.constant 0 : i8
  %u = arith.constant 200 : i8
  %s = arith.constant 50 : i8
  %k = arith.constant 2 : i8
  %p = arith.constant 1 : i8
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for unsigned %i = %l to %u step %s iter_args(%a = %zero) -> (i32) : i8 {
    %q = scf.for unsigned %j = %l to %k step %p iter_args(%b = %a) -> (i32) : i8 {
      %c = arith.addi %b, %one : i32
      scf.yield %c : i32
    }
    scf.yield %q : i32
  }
  return %r : i32
}
