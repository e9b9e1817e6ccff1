// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `pdl_interp.foreach` is read and printed.

// CHECK-LABEL: pdl_interp.func @plain(%arg0: !pdl.range<operation>) {
// CHECK-NEXT: pdl_interp.foreach %arg1 : !pdl.operation in %arg0 {
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: } -> ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
pdl_interp.func @plain(%r: !pdl.range<operation>) {
  pdl_interp.foreach %op : !pdl.operation in %r {
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}

// CHECK-LABEL: pdl_interp.func @attributes(%arg0: !pdl.range<value>) {
// CHECK-NEXT: pdl_interp.foreach %arg1 : !pdl.value in %arg0 {
// CHECK-NEXT: pdl_interp.continue
// CHECK-NEXT: } {tag} -> ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
pdl_interp.func @attributes(%r: !pdl.range<value>) {
  pdl_interp.foreach %v : !pdl.value in %r {
    pdl_interp.continue
  } {tag} -> ^end
^end:
  pdl_interp.finalize
}
