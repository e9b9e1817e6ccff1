// RUN: %bridge-opt --engine=native --split-input-file --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --split-input-file --mlir-print-local-scope %s | FileCheck %s
// A property that is no attribute is made of one in the properties only, whatever its width.

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 4294967297 : i64}> : (i32, i32) -> i32
  llvm.return
}
