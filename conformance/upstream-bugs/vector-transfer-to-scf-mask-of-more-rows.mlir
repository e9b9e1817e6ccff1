// pass: func.func(convert-vector-to-scf{full-unroll=true lower-scalable=true})
// finding: trap
// arguments: [[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], 7, 5, 2]
// A mask of more rows than the vector has is one of all of them. The loop over the rows
// has as many iterations as were asked for: it takes elements that are not there.

func.func @main(%m: memref<5x2xi32>, %x: i32, %a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %v = vector.broadcast %x : i32 to vector<2x[4]xi32>
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xi32> to vector<[4]x2xi32>
  %mask = vector.create_mask %a, %b : vector<[4]x2xi1>
  vector.transfer_write %t, %m[%c0, %c0], %mask {in_bounds = [true, true]}
    : vector<[4]x2xi32>, memref<5x2xi32>
  return
}
