// pass: func.func(optimize-allocation-liveness)
// finding: invalid
// arguments: [3]
// `memref.realloc` frees its operand, so that it is moved as `memref.dealloc` is: behind
// what uses the memory, with that what uses its own result.

func.func @main(%x: i32) -> i32 {
  %zero = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%zero] : memref<1xi32>
  %b = memref.realloc %a : memref<1xi32> to memref<2xi32>
  %y = memref.load %b[%zero] : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  return %y : i32
}
