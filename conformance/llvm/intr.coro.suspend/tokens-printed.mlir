// RUN: %bridge-opt --engine=native --split-input-file --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --split-input-file --mlir-print-local-scope %s | FileCheck %s
// What ties the intrinsics of coroutines together is the builtin token.

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.intr.coro.id %arg1, %arg0, %arg0, %arg0 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> token
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  %0 = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> token
  llvm.return
}

// -----

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.intr.coro.id %arg1, %arg0, %arg0, %arg0 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> token
// CHECK-NEXT: %1 = llvm.intr.coro.begin %0, %arg0 : (token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.none : token
// CHECK-NEXT: %3 = llvm.intr.coro.end %1, %arg2, %2 : (!llvm.ptr, i1, token) -> i1
// CHECK-NEXT: %4 = llvm.intr.coro.save %arg0 : (!llvm.ptr) -> token
// CHECK-NEXT: %5 = llvm.intr.coro.suspend %4, %arg2 : i8
// CHECK-NEXT: %6 = llvm.intr.coro.free %0, %1 : (token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: %7 = llvm.intr.coro.size : i64
// CHECK-NEXT: %8 = llvm.intr.coro.align : i64
// CHECK-NEXT: llvm.intr.coro.resume %arg0 : !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  %0 = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> token
  %1 = llvm.intr.coro.begin %0, %p : (token, !llvm.ptr) -> !llvm.ptr
  %n = llvm.mlir.none : token
  %2 = llvm.intr.coro.end %1, %b, %n : (!llvm.ptr, i1, token) -> i1
  %3 = llvm.intr.coro.save %p : (!llvm.ptr) -> token
  %4 = llvm.intr.coro.suspend %3, %b : i8
  %5 = llvm.intr.coro.free %0, %1 : (token, !llvm.ptr) -> !llvm.ptr
  %6 = llvm.intr.coro.size : i64
  %7 = llvm.intr.coro.align : i64
  llvm.intr.coro.resume %p : !llvm.ptr
  llvm.return
}

// -----

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.mlir.none : token
// CHECK-NEXT: %1 = llvm.intr.coro.end %arg0, %arg2, %0 : (!llvm.ptr, i1, token) -> i1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  %n = llvm.mlir.none : token
  %2 = llvm.intr.coro.end %p, %b, %n : (!llvm.ptr, i1, token) -> i1
  llvm.return
}

// -----

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.mlir.none : token
// CHECK-NEXT: %1 = llvm.intr.coro.suspend %0, %arg2 : i8
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  %n = llvm.mlir.none : token
  %4 = llvm.intr.coro.suspend %n, %b : i8
  llvm.return
}

// -----

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.mlir.none : token
// CHECK-NEXT: %1 = llvm.intr.coro.free %0, %arg0 : (token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  %n = llvm.mlir.none : token
  %5 = llvm.intr.coro.free %n, %p : (token, !llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.intr.coro.save %arg0 : (!llvm.ptr) -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  %3 = llvm.intr.coro.save %p : (!llvm.ptr) -> i32
  llvm.return
}
