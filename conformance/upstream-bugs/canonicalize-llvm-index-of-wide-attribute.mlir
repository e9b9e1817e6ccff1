// pass: canonicalize
// finding: trap
// arguments: []
// LLVM IR gets the constant as -1 of 8 bits, which goes one element back. Upstream makes
// the attribute's 255 a static index.

func.func @main() -> i32 {
  %two = llvm.mlir.constant(2 : i64) : i64
  %seven = llvm.mlir.constant(7 : i32) : i32
  %back = llvm.mlir.constant(255 : i16) : i8
  %p = llvm.alloca %two x i32 : (i64) -> !llvm.ptr
  llvm.store %seven, %p : i32, !llvm.ptr
  %end = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %q = llvm.getelementptr %end[%back] : (!llvm.ptr, i8) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  return %r : i32
}
