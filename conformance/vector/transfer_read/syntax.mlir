// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.transfer_read` is read and printed.

// CHECK-LABEL: func.func @one_dimension(
// CHECK-NEXT: %0 = vector.transfer_read %arg3[%arg0, %arg1], %arg2 : memref<?x?xf32>, vector<4xf32>
func.func @one_dimension(%i: index, %j: index, %f: f32, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @in_bounds(
// CHECK-NEXT: %0 = vector.transfer_read %arg3[%arg0, %arg1], %arg2 {in_bounds = [true, false], tag} : memref<?x?xf32>, vector<2x4xf32>
func.func @in_bounds(%i: index, %j: index, %f: f32, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true, false], tag} : memref<?x?xf32>, vector<2x4xf32>
  return
}

// CHECK-LABEL: func.func @nothing_in_bounds_is_not_printed(
// CHECK-NEXT: %0 = vector.transfer_read %arg2[%arg0], %arg1 : tensor<?xf32>, vector<[4]xf32>
func.func @nothing_in_bounds_is_not_printed(%i: index, %f: f32, %t: tensor<?xf32>) {
  %0 = vector.transfer_read %t[%i], %f {in_bounds = [false]} : tensor<?xf32>, vector<[4]xf32>
  return
}

// CHECK-LABEL: func.func @a_permutation(
// CHECK-NEXT: %0 = vector.transfer_read %arg3[%arg0, %arg1], %arg2 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x4xf32>
func.func @a_permutation(%i: index, %j: index, %f: f32, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %j], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x4xf32>
  return
}

// CHECK-LABEL: func.func @the_usual_map_is_not_printed(
// CHECK-NEXT: %0 = vector.transfer_read %arg3[%arg0, %arg1], %arg2 : memref<?x?xf32>, vector<4xf32>
func.func @the_usual_map_is_not_printed(%i: index, %j: index, %f: f32, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %j], %f {permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @a_broadcast(
// CHECK-NEXT: %0 = vector.transfer_read %arg3[%arg0, %arg1], %arg2 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<2x4xf32>
func.func @a_broadcast(%i: index, %j: index, %f: f32, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<2x4xf32>
  return
}

// CHECK-LABEL: func.func @a_mask(
// CHECK-NEXT: %0 = vector.transfer_read %arg2[%arg0], %arg1, %arg3 : memref<?xf32>, vector<4xf32>
func.func @a_mask(%i: index, %f: f32, %r: memref<?xf32>, %k: vector<4xi1>) {
  %0 = vector.transfer_read %r[%i], %f, %k : memref<?xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: %0 = vector.transfer_read %arg1[], %arg0 : memref<f32>, vector<f32>
func.func @no_dimensions(%f: f32, %a: memref<f32>) {
  %0 = vector.transfer_read %a[], %f : memref<f32>, vector<f32>
  return
}
