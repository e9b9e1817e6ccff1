// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `llvm.mlir.alias` is read and printed.

// CHECK-LABEL: llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.alias external @plain : i32 {
// CHECK-NEXT: %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.alias external @plain : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK-LABEL: llvm.mlir.global external @h(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.alias weak hidden unnamed_addr @linkage_and_visibility {tag} : i32 {
// CHECK-NEXT: %0 = llvm.mlir.addressof @h : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
llvm.mlir.global external @h(1 : i32) : i32
llvm.mlir.alias weak hidden unnamed_addr @linkage_and_visibility {tag} : i32 {
  %0 = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK-LABEL: llvm.mlir.global external thread_local @k(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.alias internal thread_local @thread_local : i32 {
// CHECK-NEXT: %0 = llvm.mlir.addressof @k : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
llvm.mlir.global external thread_local @k(1 : i32) : i32
llvm.mlir.alias internal thread_local @thread_local : i32 {
  %0 = llvm.mlir.addressof @k : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
