// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What ties the intrinsics of coroutines together is the builtin token.

llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  // expected-error@+1 {{unexpected type, expected keyword}}
  %0 = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  // expected-error@+1 {{unexpected type, expected keyword}}
  %n = llvm.mlir.none : !llvm.token
  %2 = llvm.intr.coro.end %p, %b, %n : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  // expected-error@+1 {{unexpected type, expected keyword}}
  %n = llvm.mlir.none : !llvm.token
  %3 = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  // expected-error@+1 {{unexpected type, expected keyword}}
  %n = llvm.mlir.none : !llvm.token
  %4 = llvm.intr.coro.suspend %n, %b : i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  // expected-error@+1 {{unexpected type, expected keyword}}
  %n = llvm.mlir.none : !llvm.token
  %5 = llvm.intr.coro.free %n, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @x() : token
