// pass: func.func(affine-loop-coalescing)
// finding: trap
// arguments: [[0], 0, 2]
// Neither loop runs: the upper bounds are below the lower ones. The product of the two
// negative numbers of iterations is positive, and the loop that is made runs
// (coalesceLoops in SCF/Utils/Utils.cpp of 22.1.8).

func.func @main(%m: memref<1xi64>, %low: index, %high: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 1 : i64
  scf.for %i = %high to %low step %c1 {
    scf.for %j = %high to %low step %c1 {
      %x = memref.load %m[%c0] : memref<1xi64>
      %y = arith.addi %x, %k : i64
      memref.store %y, %m[%c0] : memref<1xi64>
    }
  }
  return
}
