// pass: func.func(scf-for-loop-range-folding)
// finding: wrong
// arguments: [[0], 118]
// The sums are 118 to 127, and no one overflows. The upper bound is made of 10, which no
// iteration has: 128 is no number of eight bits, and the loop does not run.

func.func @main(%m: memref<1xi8>, %a: i8) {
  %zero = arith.constant 0 : index
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c10 = arith.constant 10 : i8
  scf.for %i = %c0 to %c10 step %c1 : i8 {
    %j = arith.addi %i, %a : i8
    memref.store %j, %m[%zero] : memref<1xi8>
  }
  return
}
