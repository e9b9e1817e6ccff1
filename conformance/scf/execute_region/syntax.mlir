// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `scf.execute_region` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
func.func @plain() {
  scf.execute_region {
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @several_blocks(
// CHECK-NEXT: %0 = scf.execute_region -> f32 no_inline {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: scf.yield %arg0 : f32
// CHECK-NEXT: } {tag}
func.func @several_blocks(%x: f32) {
  %r = scf.execute_region -> f32 no_inline {
    cf.br ^bb1
  ^bb1:
    scf.yield %x : f32
  } {tag}
  return
}
