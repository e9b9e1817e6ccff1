// pass: vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"
// finding: trap
// arguments: [[[0, 0], [0, 0]], 3]
// Where a transfer begins beyond the end, the part of it that is in memory has a
// negative size.

func.func @main(%m: memref<2x2xi32>, %i: index) -> vector<2x2xi32> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 7 : i32
  %r = vector.transfer_read %m[%i, %c0], %pad {in_bounds = [false, true]}
    : memref<2x2xi32>, vector<2x2xi32>
  return %r : vector<2x2xi32>
}
