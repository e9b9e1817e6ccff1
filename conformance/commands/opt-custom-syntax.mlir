// RUN: %bridge-opt %s | FileCheck %s
// RUN: %bridge-opt -engine upstream %s | FileCheck %s
// Custom syntax comes out as upstream prints it, gone through native IR.

// CHECK:      module {
// CHECK-NEXT:   func.func @double(%arg0: memref<8xf32>) {
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg1] : memref<8xf32>
// CHECK-NEXT:       %1 = arith.addf %0, %0 : f32
// CHECK-NEXT:       affine.store %1, %arg0[%arg1] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
func.func @double(%m: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %a = affine.load %m[%i] : memref<8xf32>
    %b = arith.addf %a, %a : f32
    affine.store %b, %m[%i] : memref<8xf32>
  }
  return
}
