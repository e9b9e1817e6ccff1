// pass: func.func(affine-loop-fusion)
// finding: crash
// arguments: [[1, 2], [3, 4]]
// The pass dies of SIGSEGV: one loop copies memory, and the other stores to what was
// copied. Each op with effects on memory counts as an access, but the test of dependences
// takes accesses for loads and stores, and marks others as unreachable (getMemRef in
// Affine/Analysis/Utils.cpp of 22.1.8). With a memref.load in place of the memref.copy,
// it does not die.

func.func @main(%a: memref<2xi32>, %b: memref<2xi32>) {
  affine.for %i = 0 to 2 {
    memref.copy %a, %b : memref<2xi32> to memref<2xi32>
  }
  affine.for %i = 0 to 2 {
    %c = arith.constant 7 : i32
    affine.store %c, %a[0] : memref<2xi32>
  }
  return
}
