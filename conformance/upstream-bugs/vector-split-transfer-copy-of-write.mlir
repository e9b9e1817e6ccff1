// pass: vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"
// finding: wrong
// arguments: [[[0, 0], [0, 0]], 1]
// What is partly written is copied from the buffer: at the indices of the transfer in
// the buffer, and to the origin of the memory, though it is the other way round.

func.func @main(%m: memref<2x2xi32>, %i: index) {
  %c0 = arith.constant 0 : index
  %v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  vector.transfer_write %v, %m[%i, %c0] {in_bounds = [false, true]}
    : vector<2x2xi32>, memref<2x2xi32>
  return
}
