// pass: func.func(affine-loop-unroll)
// finding: wrong
// arguments: [[0], -1]
// The loop goes from 0 to -1 and does not run. After unrolling, what is left over of it
// goes from -4 to -1.

func.func @main(%m: memref<1xi64>, %n: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %m[0] : memref<1xi64>
    %one = arith.constant 1 : i64
    %w = arith.addi %v, %one : i64
    affine.store %w, %m[0] : memref<1xi64>
  }
  return
}
