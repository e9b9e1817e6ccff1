// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `builtin.unrealized_conversion_cast` is read and printed.

// CHECK-LABEL: func.func @one_to_one(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : i32 to f32
func.func @one_to_one(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  return
}

// CHECK-LABEL: func.func @several(
// CHECK-NEXT: %0:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, i64 to f32, f64
func.func @several(%a: i32, %b: i64) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i64 to f32, f64
  return
}

// CHECK-LABEL: func.func @no_operand(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast to f32
func.func @no_operand() {
  %0 = builtin.unrealized_conversion_cast to f32
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : i32 to f32 {tag}
func.func @attributes(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32 {tag}
  return
}
