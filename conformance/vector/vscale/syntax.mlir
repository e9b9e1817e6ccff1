// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.vscale` is read and printed.

// CHECK-LABEL: func.func @alone(
// CHECK-NEXT: %vscale = vector.vscale
func.func @alone() {
  %0 = vector.vscale
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %vscale = vector.vscale {tag}
func.func @attributes() {
  %0 = vector.vscale {tag}
  return
}
