// pass: convert-scf-to-cf
// finding: invalid
// arguments: [true, [3]]
// What is in a region becomes several blocks, whatever the operation is that has it: the
// region of `memref.alloca_scope` may have one.

func.func @main(%c: i1, %m: memref<1xi32>) {
  %zero = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  memref.alloca_scope {
    scf.if %c {
      memref.store %seven, %m[%zero] : memref<1xi32>
    }
  }
  return
}
