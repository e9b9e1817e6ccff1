// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `llvm.call` is read and printed.

// CHECK-LABEL: llvm.func @s1()
// CHECK-NEXT: llvm.func @a_symbol() {
// CHECK-NEXT: llvm.call @s1() : () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @s1()
llvm.func @a_symbol() {
  llvm.call @s1() : () -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @s2(i32, f32) -> f32
// CHECK-NEXT: llvm.func @arguments_and_a_result(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %0 = llvm.call @s2(%arg0, %arg1) : (i32, f32) -> f32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @s2(i32, f32) -> f32
llvm.func @arguments_and_a_result(%a: i32, %b: f32) {
  %0 = llvm.call @s2(%a, %b) : (i32, f32) -> f32
  llvm.return
}

// CHECK-LABEL: llvm.func @a_pointer(
// CHECK-NEXT: %0 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
llvm.func @a_pointer(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  llvm.return
}

// CHECK-LABEL: llvm.func @conventions(
// CHECK-NEXT: llvm.call fastcc %arg0() : !llvm.ptr, () -> ()
// CHECK-NEXT: llvm.call tail %arg0() : !llvm.ptr, () -> ()
// CHECK-NEXT: llvm.call coldcc notail %arg0() : !llvm.ptr, () -> ()
llvm.func @conventions(%p: !llvm.ptr) {
  llvm.call fastcc %p() : !llvm.ptr, () -> ()
  llvm.call tail %p() : !llvm.ptr, () -> ()
  llvm.call coldcc notail %p() : !llvm.ptr, () -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @s3(!llvm.ptr, ...) -> i32
// CHECK-NEXT: llvm.func @variable_arguments(%arg0: !llvm.ptr, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.call @s3(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @s3(!llvm.ptr, ...) -> i32
llvm.func @variable_arguments(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.call @s3(%p, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// CHECK-LABEL: llvm.func @operand_bundles(
// CHECK-NEXT: llvm.call %arg0() ["one"(%arg1 : i32), "two"()] : !llvm.ptr, () -> ()
llvm.func @operand_bundles(%p: !llvm.ptr, %a: i32) {
  llvm.call %p() ["one"(%a : i32), "two"()] : !llvm.ptr, () -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @s4(!llvm.ptr {llvm.nonnull}) -> (!llvm.ptr {llvm.noundef})
// CHECK-NEXT: llvm.func @attributes_of_arguments_and_results(%arg0: !llvm.ptr) {
// CHECK-NEXT: %0 = llvm.call @s4(%arg0) : (!llvm.ptr {llvm.nonnull}) -> (!llvm.ptr {llvm.noundef})
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @s4(!llvm.ptr {llvm.nonnull}) -> (!llvm.ptr {llvm.noundef})
llvm.func @attributes_of_arguments_and_results(%p: !llvm.ptr) {
  %0 = llvm.call @s4(%p) : (!llvm.ptr {llvm.nonnull}) -> (!llvm.ptr {llvm.noundef})
  llvm.return
}

// CHECK-LABEL: llvm.func @attributes(
// CHECK-NEXT: %0 = llvm.call %arg0(%arg1) {fastmathFlags = #llvm.fastmath<nnan>, tag} : !llvm.ptr, (f32) -> f32
llvm.func @attributes(%p: !llvm.ptr, %x: f32) {
  %0 = llvm.call %p(%x) {fastmathFlags = #llvm.fastmath<nnan>, tag} : !llvm.ptr, (f32) -> f32
  llvm.return
}
