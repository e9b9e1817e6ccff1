// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.load` is read and printed.

// CHECK-LABEL: func.func @one_index(
// CHECK-NEXT: %0 = vector.load %arg1[%arg0] : memref<?xf32>, vector<4xf32>
func.func @one_index(%i: index, %r: memref<?xf32>) {
  %0 = vector.load %r[%i] : memref<?xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = vector.load %arg2[%arg0, %arg1] {alignment = 16 : i64, nontemporal = true, tag} : memref<?x?xf32>, vector<4xf32>
func.func @attributes(%i: index, %j: index, %m: memref<?x?xf32>) {
  %0 = vector.load %m[%i, %j] {alignment = 16 : i64, nontemporal = true, tag} : memref<?x?xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @no_index(
// CHECK-NEXT: %0 = vector.load %arg0[] : memref<f32>, vector<f32>
func.func @no_index(%a: memref<f32>) {
  %0 = vector.load %a[] : memref<f32>, vector<f32>
  return
}

// CHECK-LABEL: func.func @scalable(
// CHECK-NEXT: %0 = vector.load %arg2[%arg0, %arg1] : memref<?x?xf32>, vector<2x[4]xf32>
func.func @scalable(%i: index, %j: index, %m: memref<?x?xf32>) {
  %0 = vector.load %m[%i, %j] : memref<?x?xf32>, vector<2x[4]xf32>
  return
}
