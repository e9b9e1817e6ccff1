// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.scatter` is read and printed.

// CHECK-LABEL: func.func @a_memref(
// CHECK-NEXT: vector.scatter %arg1[%arg0] [%arg4], %arg3, %arg2 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
func.func @a_memref(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  vector.scatter %r[%i] [%o], %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: vector.scatter %arg2[%arg0, %arg1] [%arg5], %arg4, %arg3 {alignment = 8 : i64, tag} : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
func.func @attributes(%i: index, %j: index, %m: memref<?x?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %h: vector<4xi32>) {
  vector.scatter %m[%i, %j] [%h], %k, %x {alignment = 8 : i64, tag} : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @a_tensor(
// CHECK-NEXT: %0 = vector.scatter %arg1[%arg0] [%arg4], %arg3, %arg2 : tensor<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
func.func @a_tensor(%i: index, %t: tensor<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  %0 = vector.scatter %t[%i] [%o], %k, %x : tensor<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  return
}
