// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.gather` is read and printed.

// CHECK-LABEL: func.func @a_memref(
// CHECK-NEXT: %0 = vector.gather %arg1[%arg0] [%arg4], %arg3, %arg2 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
func.func @a_memref(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  %0 = vector.gather %r[%i] [%o], %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// CHECK-LABEL: func.func @a_tensor(
// CHECK-NEXT: %0 = vector.gather %arg1[%arg0] [%arg4], %arg3, %arg2 {tag} : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
func.func @a_tensor(%i: index, %t: tensor<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %h: vector<4xi32>) {
  %0 = vector.gather %t[%i] [%h], %k, %x {tag} : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// CHECK-LABEL: func.func @two_offsets(
// CHECK-NEXT: %0 = vector.gather %arg2[%arg0, %arg1] [%arg5], %arg4, %arg3 : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
func.func @two_offsets(%i: index, %j: index, %m: memref<?x?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  %0 = vector.gather %m[%i, %j] [%o], %k, %x : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
