// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.SpecConstantOperation` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %cst1_i32 = spirv.Constant 1 : i32
// CHECK-NEXT: %0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%cst1_i32, %cst1_i32) : (i32, i32) -> i32
func.func @plain() {
  %c = spirv.Constant 1 : i32
  %0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%c, %c) : (i32, i32) -> i32
  return
}
