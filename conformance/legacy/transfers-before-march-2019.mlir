// RUN: %bridge-upgrade --quiet %s -o %t && %bridge-run %t --entry-point-result=f32 | FileCheck %s
// RUN: FileCheck %s --check-prefix=TEXT < %t
// RUN: %bridge-upgrade --check --quiet %t
// Transfers named all that they work on in one list, with its types.

// CHECK: 2.230000e+03
func @main() -> f32 {
  %A = alloc() : memref<8xf32>
  %zero = constant 0.0 : f32
  %two = constant 2.0 : f32
  %ten = constant 10.0 : f32
  %c0 = constant 0 : index
  %c5 = constant 5 : index
  %c6 = constant 6 : index
  %three = constant 3.0 : f32
  for %i = 0 to 8 {
    %k = affine_apply (d0) -> (d0) (%i)
    store %two, %A[%k] : memref<8xf32>
  }
  %w = constant splat<vector<4xf32>, 3.0> : vector<4xf32>
  // TEXT: vector.transfer_write %w, %A[%c6] : vector<4xf32>, memref<8xf32>
  vector_transfer_write %w, %A, %c6 {permutation_map: (d0) -> (d0)} : vector<4xf32>, memref<8xf32>, index
  // 2 3 3 and one beside the end
  // TEXT: %v = vector.transfer_read %A[%c5], %zero : memref<8xf32>, vector<4xf32>
  %v = vector_transfer_read %A, %c5, %zero {permutation_map: (d0) -> (d0)} : (memref<8xf32>, index, f32) -> vector<4xf32>
  // One element, for all of them.
  // TEXT: %u = vector.transfer_read %A[%c0], %pad {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<8xf32>, vector<4xf32>
  %u = vector_transfer_read %A, %c0 {permutation_map: (d0) -> (0)} : (memref<8xf32>, index) -> vector<4xf32>
  %a = vector.extract %u[3 : i32] : vector<4xf32>
  %b = vector.extract %v[0 : i32] : vector<4xf32>
  %c = vector.extract %v[2 : i32] : vector<4xf32>
  %d = vector.extract %v[3 : i32] : vector<4xf32>
  %0 = mulf %a, %ten : f32
  %1 = addf %0, %b : f32
  %2 = mulf %1, %ten : f32
  %3 = addf %2, %c : f32
  %4 = mulf %3, %ten : f32
  %5 = addf %4, %d : f32
  return %5 : f32
}
