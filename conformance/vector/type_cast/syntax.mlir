// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.type_cast` is read and printed.

// CHECK-LABEL: func.func @a_memref(
// CHECK-NEXT: %0 = vector.type_cast %arg0 : memref<4x3xf32> to memref<vector<4x3xf32>>
func.func @a_memref(%u: memref<4x3xf32>) {
  %0 = vector.type_cast %u : memref<4x3xf32> to memref<vector<4x3xf32>>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = vector.type_cast %arg0 {tag} : memref<4x3xf32> to memref<vector<4x3xf32>>
func.func @attributes(%u: memref<4x3xf32>) {
  %0 = vector.type_cast %u {tag} : memref<4x3xf32> to memref<vector<4x3xf32>>
  return
}
