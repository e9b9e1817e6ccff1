// RUN: %bridge-upgrade --quiet %s -o %t && FileCheck %s < %t
// RUN: %bridge-run %t -e read --entry-point-result=f32 | FileCheck %s --check-prefix=READ
// RUN: %bridge-run %t -e inside --entry-point-result=f32 | FileCheck %s --check-prefix=INSIDE
// RUN: %bridge-run %t -e write --entry-point-result=f32 | FileCheck %s --check-prefix=WRITE
// Padding stood in parentheses, or was left out where nothing was outside.

// Element i, j is 10 i + j.
func @filled() -> memref<?x?xf32> {
  %ten = constant 10 : index
  %A = alloc() : memref<3x4xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply (d0, d1) -> (d0 * 10 + d1)(%i, %j)
      %1 = index_cast %0 : index to i32
      %2 = sitofp %1 : i32 to f32
      affine.store %2, %A[%i, %j] : memref<3x4xf32>
    }
  }
  %B = memref_cast %A : memref<3x4xf32> to memref<?x?xf32>
  return %B : memref<?x?xf32>
}

// Rows 1 and 2 from column 3 on: 13 and 23 are inside, six of padding are not.
// READ: 4.800000e+01
func @read() -> f32 {
  %A = call @filled() : () -> memref<?x?xf32>
  %c1 = constant 1 : index
  %c3 = constant 3 : index
  %f0 = constant 2.0 : f32
  // CHECK: %v = vector.transfer_read %A[%c1, %c3], %f0
  // CHECK-NEXT: {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} :
  %v = vector.transfer_read %A[%c1, %c3], (%f0)
       {permutation_map: (d0, d1) -> (d1, d0)} :
       memref<?x?xf32>, vector<4x2xf32>
  %r = call @total(%v) : (vector<4x2xf32>) -> f32
  return %r : f32
}

func @total(%v: vector<4x2xf32>) -> f32 {
  // CHECK: %a = vector.extract %v[0] : vector<2xf32> from vector<4x2xf32>
  %a = vector.extract %v[0 : i32] : vector<4x2xf32>
  %b = vector.extract %v[1 : i32] : vector<4x2xf32>
  %c = vector.extract %v[2 : i32] : vector<4x2xf32>
  %d = vector.extract %v[3 : i32] : vector<4x2xf32>
  %ab = addf %a, %b : vector<2xf32>
  %cd = addf %c, %d : vector<2xf32>
  %all = addf %ab, %cd : vector<2xf32>
  // CHECK: vector.reduction <add>, %all : vector<2xf32> into f32
  %r = vector.reduction "add", %all : vector<2xf32> into f32
  return %r : f32
}

// Four times 23.
// INSIDE: 9.200000e+01
func @inside() -> f32 {
  %A = call @filled() : () -> memref<?x?xf32>
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  // CHECK: %pad = ub.poison : f32
  // CHECK-NEXT: %v = vector.transfer_read %A[%c2, %c3], %pad {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>}
  %v = vector.transfer_read %A[%c2, %c3] {permutation_map: (d0, d1) -> (0)} :
       memref<?x?xf32>, vector<4xf32>
  %r = vector.reduction "add", %v : vector<4xf32> into f32
  return %r : f32
}

// What is outside is not written: 0 in the middle, 7 at its right.
// WRITE: 7.070000e+02
func @write() -> f32 {
  %A = call @filled() : () -> memref<?x?xf32>
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %seven = constant 7.0 : f32
  // CHECK: %s = vector.broadcast %seven : f32 to vector<4xf32>
  %s = splat %seven : vector<4xf32>
  vector.transfer_write %s, %A[%c1, %c2] {permutation_map: (d0, d1) -> (d1)} :
    vector<4xf32>, memref<?x?xf32>
  %x = load %A[%c1, %c2] : memref<?x?xf32>
  %y = load %A[%c1, %c3] : memref<?x?xf32>
  %hundred = constant 100.0 : f32
  %z = mulf %x, %hundred : f32
  %r = addf %z, %y : f32
  return %r : f32
}
