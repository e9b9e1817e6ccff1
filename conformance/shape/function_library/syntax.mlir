// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `shape.function_library` is read and printed.

// CHECK-LABEL: shape.function_library @functions attributes {tag} {
// CHECK-NEXT: func @same(%arg0: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT: %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT: return %0 : !shape.shape
// CHECK-NEXT: }
// CHECK-NEXT: } mapping {test.same = @same}
shape.function_library @functions attributes {tag} {
  shape.func @same(%a: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %a : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {test.same = @same}
