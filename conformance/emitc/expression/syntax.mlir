// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `emitc.expression` is read and printed.

// CHECK-LABEL: func.func @operands(
// CHECK-NEXT: %0 = emitc.expression %arg0, %arg1 : (i32, i32) -> i32 {
// CHECK-NEXT: %1 = add %arg0, %arg1 : (i32, i32) -> i32
// CHECK-NEXT: yield %1 : i32
// CHECK-NEXT: }
func.func @operands(%a: i32, %b: i32) {
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %1 = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}

// CHECK-LABEL: func.func @no_operand(
// CHECK-NEXT: %0 = emitc.expression  : () -> i32 {
// CHECK-NEXT: %1 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT: yield %1 : i32
// CHECK-NEXT: }
func.func @no_operand(%a: i32, %b: i32) {
  %0 = emitc.expression : () -> i32 {
    %1 = "emitc.constant"() {value = 1 : i32} : () -> i32
    emitc.yield %1 : i32
  }
  return
}
