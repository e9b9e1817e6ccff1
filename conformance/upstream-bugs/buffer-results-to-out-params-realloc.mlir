// pass: buffer-results-to-out-params{hoist-dynamic-allocs}
// finding: trap
// arguments: [4, 2.0]
// What is reallocated holds what was there before. It is taken for a plain allocation, and
// callers give a buffer that holds nothing.

func.func private @grown(%n: index, %x: f32) -> memref<?xf32> {
  %zero = arith.constant 0 : index
  %small = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %small[%zero] : memref<?xf32>
  %large = memref.realloc %small(%n) : memref<?xf32> to memref<?xf32>
  return %large : memref<?xf32>
}

func.func @main(%n: index, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %grown = call @grown(%n, %x) : (index, f32) -> memref<?xf32>
  %y = memref.load %grown[%zero] : memref<?xf32>
  return %y : f32
}
