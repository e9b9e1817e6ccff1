// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `omp.iterator` is read and printed.

// CHECK-LABEL: func.func @one(
// CHECK-NEXT: %0 = omp.iterator(%arg1: index) = (%arg0 to %arg0 step %arg0) {
// CHECK-NEXT: omp.yield(%arg1 : index)
// CHECK-NEXT: } -> !omp.iterated<index>
func.func @one(%n: index) {
  %0 = omp.iterator(%i: index) = (%n to %n step %n) {
    omp.yield(%i : index)
  } -> !omp.iterated<index>
  return
}

// CHECK-LABEL: func.func @several(
// CHECK-NEXT: %0 = omp.iterator(%arg1: index, %arg2: index) = (%arg0 to %arg0 step %arg0, %arg0 to %arg0 step %arg0) {
// CHECK-NEXT: omp.yield(%arg1 : index)
// CHECK-NEXT: } -> !omp.iterated<index>
func.func @several(%n: index) {
  %0 = omp.iterator(%i: index, %j: index) = (%n to %n step %n, %n to %n step %n) {
    omp.yield(%i : index)
  } -> !omp.iterated<index>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = omp.iterator(%arg1: index) = (%arg0 to %arg0 step %arg0) {
// CHECK-NEXT: omp.yield(%arg1 : index)
// CHECK-NEXT: } -> !omp.iterated<index> {tag}
func.func @attributes(%n: index) {
  %0 = omp.iterator(%i: index) = (%n to %n step %n) {
    omp.yield(%i : index)
  } -> !omp.iterated<index> {tag}
  return
}
