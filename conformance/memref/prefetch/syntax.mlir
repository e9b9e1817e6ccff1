// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `memref.prefetch` is read and printed.

// CHECK-LABEL: func.func @read_of_data(
// CHECK-NEXT: memref.prefetch %arg0[%arg1, %arg1], read, locality<3>, data : memref<4x5xf32>
func.func @read_of_data(%m: memref<4x5xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x5xf32>
  return
}

// CHECK-LABEL: func.func @write_of_instructions(
// CHECK-NEXT: memref.prefetch %arg0[%arg1, %arg1], write, locality<0>, instr : memref<4x5xf32>
func.func @write_of_instructions(%m: memref<4x5xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x5xf32>
  return
}
