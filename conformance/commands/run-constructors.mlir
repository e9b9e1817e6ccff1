// RUN: %bridge-run %s -e entry --entry-point-result=f32 | FileCheck %s
// RUN: %bridge-run %s -e entry --no-implicit-module | FileCheck %s
// What constructors and destructors print stands before and after the rest, also where
// it goes to a pipe.

// CHECK: 1
// CHECK-NEXT: 2
// CHECK-NEXT: 8.500000e+00
// CHECK-NEXT: 3
module {
  llvm.func @printNewline()
  llvm.func @printI64(i64)
  llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@dtor], priorities = [0 : i32], data = [#llvm.zero]
  llvm.func @ctor() {
    %0 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @printI64(%0) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
  llvm.func @entry() -> f32 {
    %0 = llvm.mlir.constant(2 : i64) : i64
    llvm.call @printI64(%0) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %1 = llvm.mlir.constant(8.5 : f32) : f32
    llvm.return %1 : f32
  }
  llvm.func @dtor() {
    %0 = llvm.mlir.constant(3 : i64) : i64
    llvm.call @printI64(%0) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
}
