// RUN: %bridge-upgrade --quiet %s -o %t && %bridge-run %t --entry-point-result=f32 | FileCheck %s
// RUN: FileCheck %s --check-prefix=TEXT < %t
// RUN: %bridge-upgrade --check --quiet %t
// The affine document's loop, whose inner loop goes backwards: 3 2 1 0, then 7 6 5 4.

#map57 = (d0)[s0] -> (s0 - d0 - 1)

// TEXT: func.func @F1
func @F1(%A: memref<?x?xf32>, %i: index, %j: index) -> (f32) {
  %0 = load %A[%i, %j] : memref<?x?xf32>
  return %0 : f32
}
// Ten times what there was, and the new one: the order shows in the digits.
func @F2(%x: f32, %B: memref<?x?xf32>, %i: index, %j: index)->() {
  %c0 = constant 0 : index
  %ten = constant 10.0 : f32
  %0 = load %B[%c0, %c0] : memref<?x?xf32>
  %1 = mulf %0, %ten : f32
  %2 = addf %1, %x : f32
  store %2, %B[%c0, %c0] : memref<?x?xf32>
  return
}

// TEXT-LABEL: func.func @simple_example
func @simple_example(%A: memref<?x?xf32>, %B: memref<?x?xf32>) {
  // TEXT:      %c0 = arith.constant 0 : index
  // TEXT-NEXT: %N = memref.dim %A, %c0 : memref<?x?xf32>
  %N = dim %A, 0 : memref<?x?xf32>
  affine.for %i = 0 to %N step 1 {
    // TEXT: affine.for %j = 0 to %N {   // implicitly steps by 1
    affine.for %j = 0 to %N {   // implicitly steps by 1
      %0 = affine.apply #map57(%j)[%N]
      // TEXT: %tmp = func.call @F1(%A, %i, %0)
      %tmp = call @F1(%A, %i, %0) : (memref<?x?xf32>, index, index)->(f32)
      call @F2(%tmp, %B, %i, %0) : (f32, memref<?x?xf32>, index, index)->()
    }
  }
  return
}

// CHECK: 2.143000e+03
func @main() -> f32 {
  %c0 = constant 0 : index
  %f1 = constant 1.0 : f32
  %zero = constant 0.0 : f32
  %A = alloc() : memref<2x2xf32>
  %cell = alloc() : memref<1xf32>
  affine.store %zero, %cell[0] : memref<1xf32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 2 {
      %n = affine.load %cell[0] : memref<1xf32>
      %m = addf %n, %f1 : f32
      affine.store %m, %cell[0] : memref<1xf32>
      affine.store %m, %A[%i, %j] : memref<2x2xf32>
    }
  }
  %B = alloc() : memref<1x1xf32>
  affine.store %zero, %B[0, 0] : memref<1x1xf32>
  %a = memref_cast %A : memref<2x2xf32> to memref<?x?xf32>
  %b = memref_cast %B : memref<1x1xf32> to memref<?x?xf32>
  call @simple_example(%a, %b) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
  %r = load %b[%c0, %c0] : memref<?x?xf32>
  return %r : f32
}
