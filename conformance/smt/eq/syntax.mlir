// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `smt.eq` is read and printed.

// CHECK-LABEL: func.func @two(
// CHECK-NEXT: %0 = smt.eq %arg0, %arg0 : !smt.bv<8>
func.func @two(%a: !smt.bv<8>) {
  %0 = smt.eq %a, %a : !smt.bv<8>
  return
}

// CHECK-LABEL: func.func @three(
// CHECK-NEXT: %0 = smt.eq %arg0, %arg0, %arg0 : !smt.bool
func.func @three(%a: !smt.bool) {
  %0 = smt.eq %a, %a, %a : !smt.bool
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = smt.eq %arg0, %arg0 {tag} : !smt.int
func.func @attributes(%a: !smt.int) {
  %0 = smt.eq %a, %a {tag} : !smt.int
  return
}
