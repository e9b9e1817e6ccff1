// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.max` is read and printed.

// CHECK-LABEL: func.func @dimensions_and_symbols(
// CHECK-NEXT: %0 = affine.max affine_map<(d0)[s0] -> (d0, s0, 4)>(%arg0)[%arg1]
func.func @dimensions_and_symbols(%i: index, %n: index) {
  %r = affine.max affine_map<(d)[s] -> (d, s, 4)>(%i)[%n]
  return
}

// CHECK-LABEL: func.func @one_result(
// CHECK-NEXT: %0 = affine.max affine_map<(d0) -> (d0)>(%arg0)
func.func @one_result(%i: index) {
  %r = affine.max affine_map<(d) -> (d)>(%i)
  return
}

// CHECK-LABEL: func.func @no_operands(
// CHECK-NEXT: %0 = affine.max affine_map<() -> (3, 4)>()
func.func @no_operands() {
  %r = affine.max affine_map<() -> (3, 4)>()
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = affine.max affine_map<(d0) -> (d0)>(%arg0) {tag}
func.func @attributes(%i: index) {
  %r = affine.max affine_map<(d) -> (d)>(%i) {tag}
  return
}
