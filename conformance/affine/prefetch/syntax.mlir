// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.prefetch` is read and printed.

// CHECK-LABEL: func.func @write_to_data(
// CHECK-NEXT: affine.prefetch %arg0[%arg1, 2], write, locality<3>, data : memref<?x8xf32>
func.func @write_to_data(%m: memref<?x8xf32>, %i: index) {
  affine.prefetch %m[%i, 2], write, locality<3>, data : memref<?x8xf32>
  return
}

// CHECK-LABEL: func.func @read_of_instructions(
// CHECK-NEXT: affine.prefetch %arg0[%arg1 + %arg2, 2], read, locality<0>, instr : memref<?x8xf32>
func.func @read_of_instructions(%m: memref<?x8xf32>, %i: index, %n: index) {
  affine.prefetch %m[%i + %n, 2], read, locality<0>, instr : memref<?x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: affine.prefetch %arg0[0, 2], read, locality<1>, data {tag} : memref<?x8xf32>
func.func @attributes(%m: memref<?x8xf32>) {
  affine.prefetch %m[0, 2], read, locality<1>, data {tag} : memref<?x8xf32>
  return
}
