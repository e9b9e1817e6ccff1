// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.compressstore` is read and printed.

// CHECK-LABEL: func.func @one_index(
// CHECK-NEXT: vector.compressstore %arg1[%arg0], %arg3, %arg2 : memref<?xf32>, vector<4xi1>, vector<4xf32>
func.func @one_index(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.compressstore %r[%i], %k, %x : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: vector.compressstore %arg2[%arg0, %arg1], %arg4, %arg3 {alignment = 8 : i64, tag} : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
func.func @attributes(%i: index, %j: index, %m: memref<?x?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.compressstore %m[%i, %j], %k, %x {alignment = 8 : i64, tag} : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  return
}
