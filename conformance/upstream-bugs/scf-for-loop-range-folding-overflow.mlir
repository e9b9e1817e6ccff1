// pass: func.func(scf-for-loop-range-folding)
// finding: wrong
// arguments: [[0, 0]]
// What each iteration adds to the variable is added to the bounds. Of 8 bits 126 and 2
// are -128, which is less than the lower bound and 2: no iteration is left.

func.func @main(%m: memref<2xi8>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %lower = arith.constant 124 : i8
  %upper = arith.constant 126 : i8
  scf.for %i = %lower to %upper step %one : i8 {
    %j = arith.addi %i, %two : i8
    memref.store %j, %m[%zero] : memref<2xi8>
  }
  return
}
