// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `llvm.landingpad` is read and printed.

// CHECK-LABEL: llvm.func @p(...) -> i32
// CHECK-NEXT: llvm.func @g()
// CHECK-NEXT: llvm.func @clauses() attributes {personality = @p} {
// CHECK-NEXT: %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
// CHECK-NEXT: llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %2 = llvm.landingpad (catch %0 : !llvm.ptr) (filter %1 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @clauses() attributes {personality = @p} {
  %z = llvm.mlir.zero : !llvm.ptr
  %u = llvm.mlir.undef : !llvm.array<1 x ptr>
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad (catch %z : !llvm.ptr) (filter %u : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// CHECK-LABEL: llvm.func @p4(...) -> i32
// CHECK-NEXT: llvm.func @g4()
// CHECK-NEXT: llvm.func @cleanup() attributes {personality = @p4} {
// CHECK-NEXT: %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.invoke @g4() to ^bb1 unwind ^bb2 : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %1 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @p4(...) -> i32
llvm.func @g4()
llvm.func @cleanup() attributes {personality = @p4} {
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @g4() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup (catch %z : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
