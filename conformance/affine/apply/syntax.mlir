// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.apply` is read and printed.

// CHECK-LABEL: func.func @dimensions_and_symbols(
// CHECK-NEXT: %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%arg0)[%arg1]
func.func @dimensions_and_symbols(%i: index, %n: index) {
  %r = affine.apply affine_map<(d)[s] -> (d + s * 2)>(%i)[%n]
  return
}

// CHECK-LABEL: func.func @no_operands(
// CHECK-NEXT: %0 = affine.apply affine_map<() -> (3)>()
func.func @no_operands() {
  %r = affine.apply affine_map<() -> (3)>()
  return
}

// CHECK-LABEL: func.func @symbols_alone(
// CHECK-NEXT: %0 = affine.apply affine_map<()[s0] -> (s0 floordiv 2)>()[%arg0]
func.func @symbols_alone(%n: index) {
  %r = affine.apply affine_map<()[s] -> (s floordiv 2)>()[%n]
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = affine.apply affine_map<(d0) -> (d0)>(%arg0) {tag}
func.func @attributes(%i: index) {
  %r = affine.apply affine_map<(d) -> (d)>(%i) {tag}
  return
}
