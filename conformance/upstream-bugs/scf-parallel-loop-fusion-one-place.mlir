// pass: func.func(scf-parallel-loop-fusion)
// finding: wrong
// arguments: [[7, 0, 0, 0]]
// The first loop sums what is at 0, the second stores there. The places are the same, but
// they are those of all iterations: in one loop, later ones load what earlier ones store.

func.func @main(%m: memref<4xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %x = scf.parallel (%i) = (%c0) to (%c3) step (%c1) init (%zero) -> i64 {
    %v = memref.load %m[%c0] : memref<4xi64>
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %s = arith.addi %l, %r : i64
      scf.reduce.return %s : i64
    }
  }
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    memref.store %one, %m[%c0] : memref<4xi64>
  }
  return %x : i64
}
