// pass: func.func(convert-vector-to-scf{full-unroll=true target-rank=0})
// finding: wrong
// arguments: [[5, 6], 2]
// The element that is read is out of bounds, so it is the padding, 7, that is inserted.
// Afterwards nothing is inserted where the read is out of bounds, and 0 stays.

func.func @main(%m: memref<2xi64>, %i: index) -> vector<2x1xi64> {
  %pad = arith.constant 7 : i64
  %zeros = arith.constant dense<0> : vector<2x1xi64>
  %v = vector.transfer_read %m[%i], %pad : memref<2xi64>, vector<1xi64>
  %w = vector.insert %v, %zeros [0] : vector<1xi64> into vector<2x1xi64>
  return %w : vector<2x1xi64>
}
