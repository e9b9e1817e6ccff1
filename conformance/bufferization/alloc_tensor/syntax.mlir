// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `bufferization.alloc_tensor` is read and printed.

// CHECK-LABEL: func.func @static(
// CHECK-NEXT: %0 = bufferization.alloc_tensor() : tensor<4xf32>
func.func @static() {
  %r = bufferization.alloc_tensor() : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%arg0, %arg1) : tensor<?x4x?xf32>
func.func @dynamic(%i: index, %n: index) {
  %r = bufferization.alloc_tensor(%i, %n) : tensor<?x4x?xf32>
  return
}

// CHECK-LABEL: func.func @copy(
// CHECK-NEXT: %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x4xf32>
func.func @copy(%u: tensor<?x4xf32>) {
  %r = bufferization.alloc_tensor() copy(%u) : tensor<?x4xf32>
  return
}

// CHECK-LABEL: func.func @hint(
// CHECK-NEXT: %0 = bufferization.alloc_tensor(%arg0) size_hint=%arg1 : tensor<?xf32>
func.func @hint(%i: index, %n: index) {
  %r = bufferization.alloc_tensor(%i) size_hint=%n : tensor<?xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = bufferization.alloc_tensor() {memory_space = 2 : i64, tag} : tensor<4xf32>
func.func @attributes() {
  %r = bufferization.alloc_tensor() {memory_space = 2 : i64, tag} : tensor<4xf32>
  return
}
