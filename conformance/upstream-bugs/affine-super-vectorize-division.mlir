// pass: func.func(affine-super-vectorize{virtual-vector-size=4})
// finding: trap
// arguments: [[6, 3, 2, 1, 1, 0, 0, 0], 12, [0, 0, 0, 0, 0]]
// Five numbers are divided by. The second vector divides by those behind them as well.

func.func @main(%a: memref<8xi64>, %x: i64, %b: memref<5xi64>) {
  affine.for %i = 0 to 5 {
    %v = affine.load %a[%i] : memref<8xi64>
    %q = arith.divsi %x, %v : i64
    affine.store %q, %b[%i] : memref<5xi64>
  }
  return
}
