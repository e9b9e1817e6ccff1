// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `llvm.alloca` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %0 = llvm.alloca %arg0 x f32 : (i64) -> !llvm.ptr
func.func @plain(%n: i64) {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
  return
}

// CHECK-LABEL: func.func @alignment(
// CHECK-NEXT: %0 = llvm.alloca %arg0 x !llvm.struct<(i8, ptr)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
func.func @alignment(%n: i32) {
  %0 = llvm.alloca %n x !llvm.struct<(i8, ptr)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  return
}

// CHECK-LABEL: func.func @no_alignment_is_not_printed(
// CHECK-NEXT: %0 = llvm.alloca %arg0 x i8 : (i64) -> !llvm.ptr
func.func @no_alignment_is_not_printed(%n: i64) {
  %0 = llvm.alloca %n x i8 {alignment = 0 : i64} : (i64) -> !llvm.ptr
  return
}

// CHECK-LABEL: func.func @inalloca(
// CHECK-NEXT: %0 = llvm.alloca inalloca %arg0 x i8 : (i64) -> !llvm.ptr
func.func @inalloca(%n: i64) {
  %0 = llvm.alloca inalloca %n x i8 : (i64) -> !llvm.ptr
  return
}

// CHECK-LABEL: func.func @an_address_space(
// CHECK-NEXT: %0 = llvm.alloca %arg0 x i8 : (i64) -> !llvm.ptr<5>
func.func @an_address_space(%n: i64) {
  %0 = llvm.alloca %n x i8 : (i64) -> !llvm.ptr<5>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = llvm.alloca %arg0 x i8 {tag} : (i64) -> !llvm.ptr
func.func @attributes(%n: i64) {
  %0 = llvm.alloca %n x i8 {tag} : (i64) -> !llvm.ptr
  return
}
