// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `smt.bv.repeat` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %0 = smt.bv.repeat 4 times %arg0 : !smt.bv<8>
func.func @plain(%a: !smt.bv<8>) {
  %0 = smt.bv.repeat 4 times %a : !smt.bv<8>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = smt.bv.repeat 1 times %arg0 {tag} : !smt.bv<8>
func.func @attributes(%a: !smt.bv<8>) {
  %0 = smt.bv.repeat 1 times %a {tag} : !smt.bv<8>
  return
}
