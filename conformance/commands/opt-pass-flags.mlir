// RUN: %bridge-opt --affine-loop-tile=tile-size=4 --canonicalize %s | FileCheck %s
// RUN: %bridge-opt -affine-loop-tile="tile-size=4" -canonicalize %s | FileCheck %s
// RUN: %bridge-opt --affine-loop-tile{tile-size=4} -canonicalize %s | FileCheck %s
// RUN: %bridge-opt --pass-pipeline="builtin.module(func.func(affine-loop-tile{tile-size=4}),canonicalize)" %s | FileCheck %s
// RUN: %bridge-opt -pass-pipeline "func.func(affine-loop-tile{tile-size=4}),canonicalize" %s | FileCheck %s
// RUN: %bridge-opt --lower-affine --convert-scf-to-cf --verify-each=false %s | FileCheck %s --check-prefix=LOWERED
// Passes run in their order, and those of functions find their functions.

// CHECK: affine.for %{{.*}} = 0 to 16 step 4
// CHECK: affine.for
// LOWERED: cf.cond_br
func.func @f(%m: memref<16xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.store %x, %m[%i] : memref<16xf32>
  }
  return
}
