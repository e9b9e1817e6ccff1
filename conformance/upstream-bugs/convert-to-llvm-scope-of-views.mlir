// pass: convert-to-llvm
// finding: invalid
// arguments: [[1, 2], 1]
// What a scope gives becomes an argument of a block, but of the type that it had before:
// a memref, which no branch of llvm can pass.

func.func @main(%m: memref<2xi64>, %i: index) -> i64 {
  %same = memref.alloca_scope -> (memref<2xi64>) {
    %more = memref.alloca() : memref<2xi64>
    memref.alloca_scope.return %m : memref<2xi64>
  }
  %x = memref.load %same[%i] : memref<2xi64>
  return %x : i64
}
