// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `smt.int.constant` is read and printed.

// CHECK-LABEL: func.func @numbers(
// CHECK-NEXT: %c0 = smt.int.constant 0
// CHECK-NEXT: %c42 = smt.int.constant 42
// CHECK-NEXT: %c-42 = smt.int.constant -42
// CHECK-NEXT: %c340282366920938463463374607431768211456 = smt.int.constant 340282366920938463463374607431768211456
func.func @numbers() {
  %0 = smt.int.constant 0
  %1 = smt.int.constant 42
  %2 = smt.int.constant -42
  %3 = smt.int.constant 340282366920938463463374607431768211456
  return
}

// CHECK-LABEL: func.func @hexadecimal(
// CHECK-NEXT: %c42 = smt.int.constant 42
func.func @hexadecimal() {
  %0 = smt.int.constant 0x2A
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %c1 = smt.int.constant 1 {tag}
func.func @attributes() {
  %0 = smt.int.constant 1 {tag}
  return
}
