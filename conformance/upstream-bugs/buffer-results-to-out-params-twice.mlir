// pass: buffer-results-to-out-params{hoist-static-allocs}
// finding: crash
// arguments: [2.0]
// The pass dies of SIGSEGV: what is allocated is returned twice. It is erased for the
// first result, and copied to what is given for the second.

func.func private @twice() -> (memref<4xf32>, memref<4xf32>) {
  %made = memref.alloc() : memref<4xf32>
  return %made, %made : memref<4xf32>, memref<4xf32>
}

func.func @main(%x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %made:2 = call @twice() : () -> (memref<4xf32>, memref<4xf32>)
  memref.store %x, %made#1[%zero] : memref<4xf32>
  %y = memref.load %made#1[%zero] : memref<4xf32>
  return %y : f32
}
