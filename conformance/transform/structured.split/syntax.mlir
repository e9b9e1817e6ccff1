// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `transform.structured.split` is read and printed.

// CHECK-LABEL: func.func @a_number(
// CHECK-NEXT: %0 = transform.structured.split %arg0 after 4  {dimension = 0 : i64} : !transform.any_op
func.func @a_number(%t: !transform.any_op) {
  %0 = transform.structured.split %t after 4 {dimension = 0 : i64} : !transform.any_op
  return
}

// CHECK-LABEL: func.func @a_value(
// CHECK-NEXT: %0 = transform.structured.split %arg0 after %arg1  {dimension = 0 : i64} : !transform.any_op, !transform.param<i64>
// CHECK-NEXT: %1 = transform.structured.split %arg0 after %arg2  {dimension = 0 : i64} : !transform.any_op, !transform.any_op
func.func @a_value(%t: !transform.any_op, %n: !transform.param<i64>, %o: !transform.any_op) {
  %0 = transform.structured.split %t after %n {dimension = 0 : i64} : !transform.any_op, !transform.param<i64>
  %1 = transform.structured.split %t after %o {dimension = 0 : i64} : !transform.any_op, !transform.any_op
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = transform.structured.split %arg0 after 4  {dimension = 1 : i64, multiway} : !transform.any_op
func.func @attributes(%t: !transform.any_op) {
  %0 = transform.structured.split %t after 4 {dimension = 1 : i64, multiway} : !transform.any_op
  return
}
