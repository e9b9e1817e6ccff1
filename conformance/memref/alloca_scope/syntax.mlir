// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `memref.alloca_scope` is read and printed.

// CHECK-LABEL: func.func @without_results(
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: }
func.func @without_results() {
  memref.alloca_scope {}
  return
}

// CHECK-LABEL: func.func @the_end_is_left_out(
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: }
func.func @the_end_is_left_out() {
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return
}

// CHECK-LABEL: func.func @results(
// CHECK-NEXT: %0:2 = memref.alloca_scope  -> (index, f32) {
// CHECK-NEXT: memref.alloca_scope.return %arg0, %arg1 : index, f32
// CHECK-NEXT: }
func.func @results(%i: index, %x: f32) {
  %r:2 = memref.alloca_scope -> (index, f32) {
    memref.alloca_scope.return %i, %x : index, f32
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: } {tag}
func.func @attributes() {
  memref.alloca_scope {} {tag}
  return
}
