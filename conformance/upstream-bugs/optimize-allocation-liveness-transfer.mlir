// pass: func.func(optimize-allocation-liveness)
// finding: trap
// arguments: [[3]]
// A transfer uses its source until it is waited for. The wait has no other operand than
// the tag, so that the source is freed before it.

func.func @main(%m: memref<1xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %tag = memref.alloc() : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  memref.store %seven, %a[%zero] : memref<1xi32>
  memref.dma_start %a[%zero], %m[%zero], %one, %tag[%zero]
    : memref<1xi32>, memref<1xi32>, memref<1xi32>
  memref.dma_wait %tag[%zero], %one : memref<1xi32>
  %y = memref.load %m[%zero] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %y : i32
}
