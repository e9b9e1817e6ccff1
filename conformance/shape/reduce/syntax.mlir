// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `shape.reduce` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %0 = shape.reduce(%arg1, %arg0) : !shape.shape -> index {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: !shape.size, %arg4: index):
// CHECK-NEXT: shape.yield %arg4 : index
// CHECK-NEXT: }
func.func @plain(%i: index, %sh: !shape.shape) {
  %r = shape.reduce(%sh, %i) : !shape.shape -> index {
  ^bb0(%a: index, %b: !shape.size, %e: index):
    shape.yield %e : index
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = shape.reduce(%arg1, %arg0) : !shape.shape -> index {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: !shape.size, %arg4: index):
// CHECK-NEXT: shape.yield %arg4 : index
// CHECK-NEXT: } {tag}
func.func @attributes(%i: index, %sh: !shape.shape) {
  %r = shape.reduce(%sh, %i) : !shape.shape -> index {
  ^bb0(%a: index, %b: !shape.size, %e: index):
    shape.yield %e : index
  } {tag}
  return
}
