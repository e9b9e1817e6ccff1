// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `shape.const_shape` is read and printed.

// CHECK-LABEL: func.func @extents(
// CHECK-NEXT: %0 = shape.const_shape [1, 2, 3] : !shape.shape
func.func @extents() {
  %r = shape.const_shape [1, 2, 3] : !shape.shape
  return
}

// CHECK-LABEL: func.func @scalar(
// CHECK-NEXT: %0 = shape.const_shape [] : tensor<0xindex>
func.func @scalar() {
  %r = shape.const_shape [] : tensor<0xindex>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = shape.const_shape  {tag}[4] : tensor<1xindex>
func.func @attributes() {
  %r = shape.const_shape {tag} [4] : tensor<1xindex>
  return
}
