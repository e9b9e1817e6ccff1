// pass: func.func(convert-vector-to-scf{full-unroll=true target-rank=0})
// finding: crash
// arguments: [[2, 3], 1]
// A transfer whose result is inserted into a vector is unrolled into insertions at the
// position of that insertion and the index of each. A position that is a value, no number,
// is not looked for: the pass dies.

func.func @main(%m: memref<2xi32>, %i: index) -> vector<2x2xi32> {
  %pad = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0> : vector<2x2xi32>
  %0 = vector.transfer_read %m[%c0], %pad : memref<2xi32>, vector<2xi32>
  %1 = vector.insert %0, %zero [%i] : vector<2xi32> into vector<2x2xi32>
  return %1 : vector<2x2xi32>
}
