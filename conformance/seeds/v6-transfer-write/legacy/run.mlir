// RUN: %bridge-conform --run-lines %s
// syntax: legacy

func @v6(%A: memref<?x?x?x?xf32>, %val: vector<16x32x64xf32>, %0: index, %1: index, %2: index, %3: index) {
  affine.for %i0 = 0 to %0 {
    affine.for %i1 = 0 to %1 step 32 {
      affine.for %i2 = 0 to %2 step 64 {
        affine.for %i3 = 0 to %3 step 16 {
          vector.transfer_write %val, %A[%i0, %i1, %i2, %i3]
            {permutation_map: (d0, d1, d2, d3) -> (d3, d1, d2)} :
            vector<16x32x64xf32>, memref<?x?x?x?xf32>
  }}}}
  return
}
// judges: interpreter; LLVM takes minutes for vectors of thousands of elements
// run: @v6(zeros(1, 40, 70, 20), random(), 1, 40, 70, 20)
