// RUN: %bridge-opt --verify-roundtrip %s | FileCheck %s
// RUN: %bridge-opt --verify-roundtrip --engine=native --mlir-print-op-generic %S/Inputs/generic.mlir | FileCheck %s --check-prefix=NATIVE
// RUN: %bridge-opt --emit-bytecode %s -o %t.mlirbc
// RUN: %bridge-opt %t.mlirbc | FileCheck %s

// CHECK: affine.parallel (%arg1) = (0) to (8) reduce ("addf") -> (f32)
// NATIVE: sym_name = "same"
func.func @sum(%m: memref<8xf32>) -> f32 {
  %0 = affine.parallel (%i) = (0) to (8) reduce ("addf") -> (f32) {
    %1 = affine.load %m[%i] : memref<8xf32>
    affine.yield %1 : f32
  }
  return %0 : f32
}
