// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `omp.unroll_heuristic` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %canonloop = omp.new_cli
// CHECK-NEXT: omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: omp.unroll_heuristic(%canonloop)
func.func @plain(%n: i32) {
  %h = omp.new_cli
  omp.canonical_loop(%h) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%h)
  return
}

// CHECK-LABEL: func.func @nothing_is_generated(
// CHECK-NEXT: %canonloop = omp.new_cli
// CHECK-NEXT: omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: omp.unroll_heuristic(%canonloop)
func.func @nothing_is_generated(%n: i32) {
  %h = omp.new_cli
  omp.canonical_loop(%h) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%h) -> ()
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %canonloop = omp.new_cli
// CHECK-NEXT: omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
// CHECK-NEXT: omp.terminator
// CHECK-NEXT: }
// CHECK-NEXT: omp.unroll_heuristic(%canonloop) {tag}
func.func @attributes(%n: i32) {
  %h = omp.new_cli
  omp.canonical_loop(%h) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%h) {tag}
  return
}
