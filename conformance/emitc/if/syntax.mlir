// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `emitc.if` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: emitc.if %arg0 {
// CHECK-NEXT: }
func.func @plain(%c: i1) {
  emitc.if %c {
  }
  return
}

// CHECK-LABEL: func.func @an_else(
// CHECK-NEXT: emitc.if %arg0 {
// CHECK-NEXT: verbatim "one();"
// CHECK-NEXT: } else {
// CHECK-NEXT: verbatim "two();"
// CHECK-NEXT: }
func.func @an_else(%c: i1) {
  emitc.if %c {
    emitc.verbatim "one();"
  } else {
    emitc.verbatim "two();"
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: emitc.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: } {tag}
func.func @attributes(%c: i1) {
  emitc.if %c {
  } else {
  } {tag}
  return
}
