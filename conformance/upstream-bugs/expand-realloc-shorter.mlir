// pass: expand-realloc
// finding: invalid
// arguments: [[1, 2]]
// The sizes are compared when the program runs, and where the new memory is longer the old
// one is copied to a part of it: a part of two elements of memory that has one, which is
// not valid although it is never run.

func.func @main(%m: memref<2xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %long = memref.alloc() : memref<2xi32>
  memref.copy %m, %long : memref<2xi32> to memref<2xi32>
  %short = memref.realloc %long : memref<2xi32> to memref<1xi32>
  %x = memref.load %short[%zero] : memref<1xi32>
  memref.dealloc %short : memref<1xi32>
  return %x : i32
}
