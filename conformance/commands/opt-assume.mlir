// RUN: %bridge-opt %s --native-only --affine-parallelize 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: %bridge-opt %s --native-only --affine-parallelize --assume=distinct-arguments 2>&1 | FileCheck %s
// RUN: %bridge-opt %s --native-only --affine-parallelize --assume=ordered-bounds --assume=distinct-arguments 2>&1 | FileCheck %s
// RUN: not %bridge-opt %s --assume=luck 2>&1 | FileCheck %s --check-prefix=LUCK

// LEFT: remark: 'affine.for' op is not made parallel
// LEFT: affine.for
// CHECK-NOT: remark
// CHECK: affine.parallel
// LUCK: bridge-opt: for the --assume option: Cannot find option named 'luck'!
func.func @f(%a: memref<10xf32>, %b: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  return
}
