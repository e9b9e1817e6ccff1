// RUN: %bridge-conform --run-lines %s

func.func @v2(%A: memref<?x?xf32>, %0: index, %1: index) {
  affine.for %i0 = 0 to %0 {
    affine.for %i1 = 0 to %1 {
      %pad = ub.poison : f32
      %3 = vector.transfer_read %A[%i0, %i1], %pad
           {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} :
           memref<?x?xf32>, vector<128xf32>
    }
  }
  return
}

func.func @one(%A: memref<?x?xf32>, %i: index, %j: index) -> vector<4xf32> {
  %pad = ub.poison : f32
  %v = vector.transfer_read %A[%i, %j], %pad {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// run: @v2(random(3, 4), 3, 4)
// run: @one(iota(2, 3), 1, 2) == [5.0, 5.0, 5.0, 5.0]
// run: @one(random(5, 6), 3, 2)
// trap: @v2(zeros(3, 4), 3, 5) "out of bounds"
