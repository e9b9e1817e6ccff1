// pass: func.func(scf-parallel-loop-fusion)
// finding: trap
// arguments: [[0, 0, 0, 0]]
// The second loop overwrites what the first one stored. Only loads are compared with the
// stores of the other loop: in one loop, an iteration overwrites what the one before stored.

func.func @main(%m: memref<4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    memref.store %one, %m[%i] : memref<4xi64>
  }
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    %j = arith.addi %i, %c1 : index
    memref.store %two, %m[%j] : memref<4xi64>
  }
  return
}
