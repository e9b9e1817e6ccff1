// pass: normalize-memrefs
// finding: invalid
// arguments: []
// The argument of the callee becomes a memref<3xf32>, as its layout begins at 2, and the
// view that it is called with stays one of 1 element with that layout: the call's operand
// is not of the type of the argument any more.

func.func private @read(%m: memref<1xf32, strided<[1], offset: 2>>) -> f32 {
  %x = affine.load %m[0] : memref<1xf32, strided<[1], offset: 2>>
  return %x : f32
}
func.func @main() -> f32 {
  %c = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<4xf32>
  affine.store %c, %a[2] : memref<4xf32>
  %v = memref.subview %a[2] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: 2>>
  %x = func.call @read(%v) : (memref<1xf32, strided<[1], offset: 2>>) -> f32
  memref.dealloc %a : memref<4xf32>
  return %x : f32
}
