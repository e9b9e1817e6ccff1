// RUN: %bridge-upgrade %s --quiet | FileCheck %s
// RUN: not %bridge-upgrade --check %s | FileCheck %s --check-prefix=TABLE
// RUN: %bridge-upgrade %s --quiet -o %t && %bridge-upgrade --check %t
// RUN: %bridge-opt %t

// Comments, names and blank space stay where they were.

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
#map = (d0)[s0] -> (d0 + s0)

// CHECK:      func.func @f(%A : memref<?xf32>, %n: index)   -> index {
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %size = memref.dim %A, %c0 : memref<?xf32> // all of it
// CHECK-NEXT:   %0 = affine.apply #map (%n)[%size]
func @f(%A : memref<?xf32>, %n: index)   -> index {
  %size = dim %A, 0 : memref<?xf32> // all of it
  %0 = affine.apply #map (%n)[%size]
  return %0 : index
}

// TABLE: upgraded left refused changes
// TABLE: 1 0 0 3
// TABLE: 1 'dim'
// TABLE: 1 'func'
// TABLE: 1 affine map or set without a keyword
