// RUN: %bridge-upgrade --quiet %s | FileCheck %s
// RUN: %bridge-upgrade --quiet %s | %bridge-opt --engine=native
// RUN: %bridge-upgrade --quiet %s | %bridge-opt --engine=upstream
// Maps and sets stood without a keyword, in aliases, layouts and behind operations.

// CHECK: #affine_map2to3 = affine_map<(d0, d1)[s0] -> (d0, d1 + s0, d1 - s0)>
#affine_map2to3 = (d0, d1)[s0] -> (d0, d1 + s0, d1 - s0)
// CHECK: #set42 = affine_set<(d0, d1)[s0, s1]
// CHECK-NEXT: : (d0 >= 0, -d0 + s0 - 1 >= 0, d1 >= 0, -d1 + s1 - 1 >= 0)>
#set42 = (d0, d1)[s0, s1]
   : (d0 >= 0, -d0 + s0 - 1 >= 0, d1 >= 0, -d1 + s1 - 1 >= 0)

// CHECK-LABEL: func.func @layouts
func @layouts(%N: index) {
  // CHECK: %x = memref.alloc()[%N] : memref<40x50xf32, #affine_map2to3>
  %x = alloc()[%N] : memref<40x50xf32, #affine_map2to3>
  // CHECK: %b = memref.alloc()[%N] : memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d0 + d1 + s0 floordiv 2)>>
  %b = alloc()[%N] : memref<4x4xf32, (d0, d1)[s0] -> (d0, d0 + d1 + s0 floordiv 2)>
  return
}

// CHECK-LABEL: func.func @operations
func @operations(%42: index, %n: index) -> index {
  // CHECK: %2 = affine.apply affine_map<(i)[s0] -> (i+s0)> (%42)[%n]
  %2 = affine.apply (i)[s0] -> (i+s0) (%42)[%n]
  // CHECK: affine.for %i = max affine_map<(d0)[s] -> (d0, s - 8)>(%n)[%n] to 10 step 2 {
  affine.for %i = max (d0)[s] -> (d0, s - 8)(%n)[%n] to 10 step 2 {
    // CHECK: affine.if #set42(%i, %i)[%n, %n] {
    affine.if #set42(%i, %i)[%n, %n] {
      // CHECK: "affine.yield"() : () -> ()
      "affine.terminator"() : () -> ()
    }
  }
  return %2 : index
}
