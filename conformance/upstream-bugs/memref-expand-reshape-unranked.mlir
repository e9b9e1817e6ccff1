// pass: func.func(memref-expand)
// finding: invalid
// arguments: [[3, 4]]
// A reshape to a number of dimensions that its type does not say becomes
// `memref.reinterpret_cast`, which needs it.

func.func @main(%m: memref<2xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %sizes = memref.alloc() : memref<2xindex>
  memref.store %one, %sizes[%zero] : memref<2xindex>
  memref.store %two, %sizes[%one] : memref<2xindex>
  %r = memref.reshape %m(%sizes) : (memref<2xi32>, memref<2xindex>) -> memref<*xi32>
  %s = memref.cast %r : memref<*xi32> to memref<1x2xi32>
  %x = memref.load %s[%zero, %one] : memref<1x2xi32>
  return %x : i32
}
