// RUN: not %bridge-upgrade %s -o %t 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: %bridge-upgrade --excerpt --quiet %s | FileCheck %s
// RUN: %bridge-upgrade --excerpt --quiet %s | %bridge-upgrade --excerpt --check

// Documents use values that they do not define, and dots for what they leave out.

// WHOLE: upgrade-excerpt.mlir:18:3: error: '...' is no operation: what it stands for has to be written out
// WHOLE: upgrade-excerpt.mlir:18:3: note: '--excerpt' lets values stand that nothing defines, and lines of '...'
%x = alloc()[%N] : memref<4xf32, (d0)[s0] -> (d0 + s0)>
// CHECK: %x = memref.alloc()[%N] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>

// CHECK:      affine.for %i = 0 to %M {
// CHECK-NEXT:   ...
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %n = memref.dim %A, %c0 : memref<?xf32>
// CHECK-NEXT: }
for %i = 0 to %M {
  ...
  %n = dim %A, 0 : memref<?xf32>
}
