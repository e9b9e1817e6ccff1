// pass: normalize-memrefs
// finding: invalid
// arguments: [[[1], [2], [3]]]
// The result of a cast loses its layout and gets another size; its operand keeps both.

func.func @main(%m: memref<3x1xi8>) {
  %s = memref.subview %m[1, 0] [1, 1] [1, 1]
    : memref<3x1xi8> to memref<1xi8, strided<[1], offset: 1>>
  %c = memref.cast %s
    : memref<1xi8, strided<[1], offset: 1>> to memref<1xi8, strided<[1], offset: 1>>
  return
}
