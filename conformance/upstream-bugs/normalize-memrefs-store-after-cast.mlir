// pass: normalize-memrefs
// finding: crash
// arguments: [[3, 4]]
// What uses the result of a cast is made anew, without the layout. If it comes directly
// after the cast, the old one is what the walk goes on with, which is not there any more.

func.func @main(%m: memref<2xi32>) {
  %zero = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %s = memref.subview %m[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
  %c = memref.cast %s
    : memref<1xi32, strided<[1], offset: 1>> to memref<1xi32, strided<[1], offset: 1>>
  memref.store %seven, %c[%zero] : memref<1xi32, strided<[1], offset: 1>>
  return
}
