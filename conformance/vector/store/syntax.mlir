// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.store` is read and printed.

// CHECK-LABEL: func.func @one_index(
// CHECK-NEXT: vector.store %arg2, %arg1[%arg0] : memref<?xf32>, vector<4xf32>
func.func @one_index(%i: index, %r: memref<?xf32>, %x: vector<4xf32>) {
  vector.store %x, %r[%i] : memref<?xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: vector.store %arg3, %arg2[%arg0, %arg1] {alignment = 16 : i64, nontemporal = true, tag} : memref<?x?xf32>, vector<4xf32>
func.func @attributes(%i: index, %j: index, %m: memref<?x?xf32>, %x: vector<4xf32>) {
  vector.store %x, %m[%i, %j] {alignment = 16 : i64, nontemporal = true, tag} : memref<?x?xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @scalable(
// CHECK-NEXT: vector.store %arg2, %arg1[%arg0] : memref<?xf32>, vector<[4]xf32>
func.func @scalable(%i: index, %r: memref<?xf32>, %s: vector<[4]xf32>) {
  vector.store %s, %r[%i] : memref<?xf32>, vector<[4]xf32>
  return
}
