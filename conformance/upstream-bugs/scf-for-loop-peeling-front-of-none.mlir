// pass: func.func(scf-for-loop-peeling{peel-front=true})
// finding: wrong
// arguments: [[0], 0]
// The loop goes from 0 to 0 and does not run. The loop that is made of its first
// iteration ends a step after the lower bound, whatever the upper one is.

func.func @main(%m: memref<1xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 {
    memref.store %one, %m[%c0] : memref<1xi64>
  }
  return
}
