// pass: flatten-memref
// finding: trap
// arguments: [3, 2]
// The row has as many elements as the longest stride times its dimension, 28, but the last
// element is the 19th: from the place where the slice begins the memory has no 28 any more.

func.func @main(%o: index, %i: index) -> i32 {
  %one = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %a = memref.alloc() : memref<6x7xi32>
  %b = memref.subview %a[%o, 1] [2, 3] [2, 2]
    : memref<6x7xi32> to memref<2x3xi32, strided<[14, 2], offset: ?>>
  memref.store %seven, %b[%one, %i] : memref<2x3xi32, strided<[14, 2], offset: ?>>
  %r = memref.load %b[%one, %i] : memref<2x3xi32, strided<[14, 2], offset: ?>>
  memref.dealloc %a : memref<6x7xi32>
  return %r : i32
}
