// pass: expand-strided-metadata
// finding: invalid
// arguments: [[[1.0, 2.0], [3.0, 4.0]]]
// The dimension of the view has stride 3, that of the second dimension times its step, so
// that the first one is dropped. The stride of the first one is given to the result.

func.func @main(%m: memref<2x2xf64>) -> f64 {
  %zero = arith.constant 0 : index
  %view = memref.subview %m[0, 0] [1, 1] [2, 3] : memref<2x2xf64> to memref<1xf64, strided<[3]>>
  %x = memref.load %view[%zero] : memref<1xf64, strided<[3]>>
  return %x : f64
}
