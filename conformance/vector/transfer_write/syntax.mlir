// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.transfer_write` is read and printed.

// CHECK-LABEL: func.func @one_dimension(
// CHECK-NEXT: vector.transfer_write %arg3, %arg2[%arg0, %arg1] : vector<4xf32>, memref<?x?xf32>
func.func @one_dimension(%i: index, %j: index, %m: memref<?x?xf32>, %x: vector<4xf32>) {
  vector.transfer_write %x, %m[%i, %j] : vector<4xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @in_bounds(
// CHECK-NEXT: vector.transfer_write %arg2, %arg1[%arg0] {in_bounds = [true], tag} : vector<4xf32>, memref<?xf32>
func.func @in_bounds(%i: index, %r: memref<?xf32>, %x: vector<4xf32>) {
  vector.transfer_write %x, %r[%i] {in_bounds = [true], tag} : vector<4xf32>, memref<?xf32>
  return
}

// CHECK-LABEL: func.func @a_tensor(
// CHECK-NEXT: %0 = vector.transfer_write %arg2, %arg1[%arg0] : vector<4xf32>, tensor<?xf32>
func.func @a_tensor(%i: index, %t: tensor<?xf32>, %x: vector<4xf32>) {
  %0 = vector.transfer_write %x, %t[%i] : vector<4xf32>, tensor<?xf32>
  return
}

// CHECK-LABEL: func.func @a_permutation(
// CHECK-NEXT: vector.transfer_write %arg3, %arg2[%arg0, %arg1] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf32>, memref<?x?xf32>
func.func @a_permutation(%i: index, %j: index, %m: memref<?x?xf32>, %p: vector<2x4xf32>) {
  vector.transfer_write %p, %m[%i, %j] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @a_mask(
// CHECK-NEXT: vector.transfer_write %arg2, %arg1[%arg0], %arg3 : vector<4xf32>, memref<?xf32>
func.func @a_mask(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %r[%i], %k : vector<4xf32>, memref<?xf32>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: vector.transfer_write %arg1, %arg0[] : vector<f32>, memref<f32>
func.func @no_dimensions(%a: memref<f32>, %z: vector<f32>) {
  vector.transfer_write %z, %a[] : vector<f32>, memref<f32>
  return
}
