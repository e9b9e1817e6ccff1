// pass: flatten-memref
// finding: trap
// arguments: [[1, 2, 3, 4, 5, 6], 3, 1]
// The row has as many elements as the longest stride times its dimension, 4. The last
// element of both dimensions together is the sixth, though: they overlap.

func.func @main(%m: memref<6xi32>, %i: index, %j: index) -> i32 {
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [4, 2], strides: [1, 2]
    : memref<6xi32> to memref<4x2xi32, strided<[1, 2]>>
  %x = memref.load %v[%i, %j] : memref<4x2xi32, strided<[1, 2]>>
  return %x : i32
}
