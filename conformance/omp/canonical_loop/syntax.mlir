// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `omp.canonical_loop` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: omp.canonical_loop %iv : i32 in range(%arg0) {
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
func.func @plain(%n: i32) {
  omp.canonical_loop %i : i32 in range(%n) {
    omp.terminator
  }
  return
}

// CHECK-LABEL: func.func @a_handle(
// CHECK-NEXT: %canonloop = omp.new_cli
// CHECK-NEXT: omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
func.func @a_handle(%n: i32) {
  %h = omp.new_cli
  omp.canonical_loop(%h) %i : i32 in range(%n) {
    omp.terminator
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: omp.canonical_loop %iv : i32 in range(%arg0) {
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: } {tag}
func.func @attributes(%n: i32) {
  omp.canonical_loop %i : i32 in range(%n) {
    omp.terminator
  } {tag}
  return
}
