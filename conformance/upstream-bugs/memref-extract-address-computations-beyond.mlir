// pass: memref.extract_address_computations
// finding: trap
// arguments: [[1, 2, 3, 4], 6]
// A transfer may begin beyond the end of a dimension that is not said to be in bounds:
// all that it reads is the padding. The part of the memory that it becomes one of has a
// size below nothing.

func.func @main(%m: memref<4xi32>, %i: index) -> vector<2xi32> {
  %pad = arith.constant 7 : i32
  %r = vector.transfer_read %m[%i], %pad : memref<4xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
