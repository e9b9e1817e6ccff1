// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.load` is read and printed.

// CHECK-LABEL: func.func @sums_and_products(
// CHECK-NEXT: %0 = affine.load %arg0[%arg1 + %arg2 * 2 - 3, 7] : memref<?x8xf32>
func.func @sums_and_products(%m: memref<?x8xf32>, %i: index, %n: index) {
  %r = affine.load %m[%i + %n * 2 - 3, 7] : memref<?x8xf32>
  return
}

// CHECK-LABEL: func.func @a_symbol_may_be_a_factor(
// CHECK-NEXT: %0 = affine.load %arg0[%arg1 * symbol(%arg2), 0] : memref<?x8xf32>
func.func @a_symbol_may_be_a_factor(%m: memref<?x8xf32>, %i: index, %n: index) {
  %r = affine.load %m[%i * symbol(%n), 0] : memref<?x8xf32>
  return
}

// CHECK-LABEL: func.func @division(
// CHECK-NEXT: %0 = affine.load %arg0[(%arg1 floordiv 2) mod symbol(%arg2), %arg1 ceildiv 3] : memref<?x8xf32>
func.func @division(%m: memref<?x8xf32>, %i: index, %n: index) {
  %r = affine.load %m[%i floordiv 2 mod symbol(%n), %i ceildiv 3] : memref<?x8xf32>
  return
}

// CHECK-LABEL: func.func @what_is_constant_is_folded(
// CHECK-NEXT: %0 = affine.load %arg0[%arg1 * 5, 0] : memref<?x8xf32>
func.func @what_is_constant_is_folded(%m: memref<?x8xf32>, %i: index, %n: index) {
  %r = affine.load %m[(2 + 3) * %i, symbol(%n) - symbol(%n)] : memref<?x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = affine.load %arg0[%arg1, 0] {tag} : memref<?x8xf32>
func.func @attributes(%m: memref<?x8xf32>, %i: index) {
  %r = affine.load %m[%i, 0] {tag} : memref<?x8xf32>
  return
}
