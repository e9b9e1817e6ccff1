// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `llvm.icmp` is read and printed.

// CHECK-LABEL: func.func @predicates(
// CHECK-NEXT: %0 = llvm.icmp "eq" %arg0, %arg0 : i32
// CHECK-NEXT: %1 = llvm.icmp "ne" %arg0, %arg0 : i32
// CHECK-NEXT: %2 = llvm.icmp "slt" %arg0, %arg0 : i32
// CHECK-NEXT: %3 = llvm.icmp "sle" %arg0, %arg0 : i32
// CHECK-NEXT: %4 = llvm.icmp "sgt" %arg0, %arg0 : i32
// CHECK-NEXT: %5 = llvm.icmp "sge" %arg0, %arg0 : i32
// CHECK-NEXT: %6 = llvm.icmp "ult" %arg0, %arg0 : i32
// CHECK-NEXT: %7 = llvm.icmp "ule" %arg0, %arg0 : i32
// CHECK-NEXT: %8 = llvm.icmp "ugt" %arg0, %arg0 : i32
// CHECK-NEXT: %9 = llvm.icmp "uge" %arg0, %arg0 : i32
func.func @predicates(%a: i32) {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %a, %a : i32
  %2 = llvm.icmp "slt" %a, %a : i32
  %3 = llvm.icmp "sle" %a, %a : i32
  %4 = llvm.icmp "sgt" %a, %a : i32
  %5 = llvm.icmp "sge" %a, %a : i32
  %6 = llvm.icmp "ult" %a, %a : i32
  %7 = llvm.icmp "ule" %a, %a : i32
  %8 = llvm.icmp "ugt" %a, %a : i32
  %9 = llvm.icmp "uge" %a, %a : i32
  return
}

// CHECK-LABEL: func.func @pointers(
// CHECK-NEXT: %0 = llvm.icmp "eq" %arg0, %arg0 : !llvm.ptr
func.func @pointers(%p: !llvm.ptr) {
  %0 = llvm.icmp "eq" %p, %p : !llvm.ptr
  return
}

// CHECK-LABEL: func.func @vectors(
// CHECK-NEXT: %0 = llvm.icmp "ne" %arg0, %arg0 : vector<4xi32>
// CHECK-NEXT: %1 = llvm.icmp "ne" %arg1, %arg1 : vector<2x!llvm.ptr>
func.func @vectors(%a: vector<4xi32>, %p: vector<2x!llvm.ptr>) {
  %0 = llvm.icmp "ne" %a, %a : vector<4xi32>
  %1 = llvm.icmp "ne" %p, %p : vector<2x!llvm.ptr>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = llvm.icmp "eq" %arg0, %arg0 {tag} : i32
func.func @attributes(%a: i32) {
  %0 = llvm.icmp "eq" %a, %a {tag} : i32
  return
}
