// pass: func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=3 no-min-max-bounds=true})
// finding: wrong
// arguments: [[0, 0, 0, 0, 0, 0, 0, 0]]
// The loop stores at 0, 2, 4 and 6. Whether an iteration is before the end is asked of
// the inner variable times the step, by which it counts already: 4 and 6 are left out.

func.func @main(%m: memref<8xi32>) {
  %zero = arith.constant 0 : index
  %end = arith.constant 7 : index
  %step = arith.constant 2 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%zero) to (%end) step (%step) {
    memref.store %one, %m[%i] : memref<8xi32>
    scf.reduce
  }
  return
}
