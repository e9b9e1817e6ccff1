// RUN: %bridge-conform --run-lines %s
// syntax: legacy

func @v1(%A: memref<?x?x?xf32>, %0: index, %1: index, %2: index) {
  %f0 = constant 0.0 : f32
  affine.for %i0 = 0 to %0 {
    affine.for %i1 = 0 to %1 step 256 {
      affine.for %i2 = 0 to %2 step 32 {
        %v = vector.transfer_read %A[%i0, %i1, %i2], (%f0)
             {permutation_map: (d0, d1, d2) -> (d2, d1)} :
             memref<?x?x?xf32>, vector<32x256xf32>
  }}}
  return
}
// judges: interpreter; LLVM takes minutes for vectors of thousands of elements
// run: @v1(random(2, 300, 40), 2, 300, 40)
