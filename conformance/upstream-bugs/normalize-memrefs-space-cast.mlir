// pass: normalize-memrefs
// finding: invalid
// arguments: [[[3, 4]]]
// The result of a cast to another memory space loses its layout, its operand does not.

func.func @main(%m: memref<1x2xi32>) {
  %t = memref.transpose %m (i, j) -> (j, i) : memref<1x2xi32> to memref<2x1xi32, strided<[1, 2]>>
  %s = memref.memory_space_cast %t : memref<2x1xi32, strided<[1, 2]>> to memref<2x1xi32, strided<[1, 2]>, 1>
  return
}
