// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `scf.forall` is read and printed.

// CHECK-LABEL: func.func @normalized(
// CHECK-NEXT: scf.forall (%arg1, %arg2) in (%arg0, 4) {
// CHECK-NEXT: }
func.func @normalized(%n: index) {
  scf.forall (%k, %l) in (%n, 4) {}
  return
}

// CHECK-LABEL: func.func @box(
// CHECK-NEXT: scf.forall (%arg1, %arg2) = (0, 1) to (%arg0, 4) step (1, 1) {
// CHECK-NEXT: }
func.func @box(%n: index) {
  scf.forall (%k, %l) = (0, 1) to (%n, 4) step (1, 1) {}
  return
}

// CHECK-LABEL: func.func @a_box_from_zero_by_one_is_normalized(
// CHECK-NEXT: scf.forall (%arg1, %arg2) in (%arg0, 4) {
// CHECK-NEXT: }
func.func @a_box_from_zero_by_one_is_normalized(%n: index) {
  scf.forall (%k, %l) = (0, 0) to (%n, 4) step (1, 1) {}
  return
}

// CHECK-LABEL: func.func @outputs(
// CHECK-NEXT: %0 = scf.forall (%arg1) in (4) shared_outs(%arg2 = %arg0) -> (tensor<4xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg0 into %arg2[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @outputs(%s: tensor<4xf32>) {
  %r = scf.forall (%k) in (4) shared_outs(%o = %s) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: scf.forall (%arg0) in (4) {
// CHECK-NEXT: } {mapping = []}
func.func @attributes() {
  scf.forall (%k) in (4) {} {mapping = []}
  return
}
