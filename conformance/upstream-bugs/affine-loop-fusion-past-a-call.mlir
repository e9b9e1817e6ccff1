// pass: func.func(affine-loop-fusion)
// finding: wrong
// arguments: [[1, 2, 3, 4], [0, 0, 0, 0]]
// The second loop reads what the call has changed, and the first loop may not follow the
// call: both become one before it.

func.func private @change(%m: memref<4xi64>) attributes {no_inline} {
  %seven = arith.constant 7 : i64
  affine.for %i = 0 to 4 {
    affine.store %seven, %m[%i] : memref<4xi64>
  }
  return
}

func.func @main(%a: memref<4xi64>, %out: memref<4xi64>) {
  %m = memref.alloc() : memref<4xi64>
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[%i] : memref<4xi64>
    affine.store %0, %m[%i] : memref<4xi64>
  }
  func.call @change(%m) : (memref<4xi64>) -> ()
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i] : memref<4xi64>
    affine.store %0, %out[%i] : memref<4xi64>
  }
  memref.dealloc %m : memref<4xi64>
  return
}
