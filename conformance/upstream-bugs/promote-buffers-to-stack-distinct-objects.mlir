// pass: func.func(promote-buffers-to-stack)
// finding: trap
// arguments: [3, 4]
// The results of `memref.distinct_objects` are its operands, but are not followed as other
// names of the same memory: it is returned, and on the stack of who returns it.

func.func @main(%x: i32, %y: i32) -> i32 {
  %a = call @made(%x) : (i32) -> memref<i32>
  %b = call @made(%y) : (i32) -> memref<i32>
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}
func.func private @made(%x: i32) -> memref<i32> {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %b = memref.distinct_objects %a : memref<i32>
  return %b : memref<i32>
}
