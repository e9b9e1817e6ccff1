// pass: vector.cast_away_vector_leading_one_dim
// finding: trap
// arguments: [[[1, 2], [3, 4]], 1]
// A transfer loses a dimension of size one that is out of bounds: what is not in the
// map must be in bounds, so the padding becomes what is next in memory.

func.func @main(%m: memref<2x2xi32>, %i: index) -> vector<1x2xi32> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 7 : i32
  %part = memref.subview %m[0, 0] [1, 2] [1, 1]
    : memref<2x2xi32> to memref<1x2xi32, strided<[2, 1]>>
  %row = memref.cast %part
    : memref<1x2xi32, strided<[2, 1]>> to memref<?x2xi32, strided<[2, 1]>>
  %r = vector.transfer_read %row[%i, %c0], %pad {in_bounds = [false, true]}
    : memref<?x2xi32, strided<[2, 1]>>, vector<1x2xi32>
  return %r : vector<1x2xi32>
}
