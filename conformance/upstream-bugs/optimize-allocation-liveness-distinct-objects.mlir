// pass: func.func(optimize-allocation-liveness)
// finding: trap
// arguments: [3]
// The results of `memref.distinct_objects` are its operands, but are not followed as other
// names of the same memory: it is freed before it is read by one of them.

func.func @main(%x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %b = memref.distinct_objects %a : memref<i32>
  %y = memref.load %b[] : memref<i32>
  memref.dealloc %a : memref<i32>
  return %y : i32
}
