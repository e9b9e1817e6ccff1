// Matrix multiplication of any size, C += A * B, on tiles that fit a cache.
//
//   numpy: c += a @ b

#tile_end = affine_map<(d0)[s0] -> (d0 + 32, s0)>

func.func @matmul(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %M = memref.dim %C, %c0 : memref<?x?xf32>
  %N = memref.dim %C, %c1 : memref<?x?xf32>
  %K = memref.dim %A, %c1 : memref<?x?xf32>
  // The last tile of each row ends where the matrix does: an upper bound of several
  // results is their minimum.
  affine.for %i0 = 0 to %M step 32 {
    affine.for %j0 = 0 to %N step 32 {
      affine.for %k0 = 0 to %K step 32 {
        affine.for %i = affine_map<(d0) -> (d0)>(%i0) to min #tile_end(%i0)[%M] {
          affine.for %k = affine_map<(d0) -> (d0)>(%k0) to min #tile_end(%k0)[%K] {
            %a = affine.load %A[%i, %k] : memref<?x?xf32>
            affine.for %j = affine_map<(d0) -> (d0)>(%j0) to min #tile_end(%j0)[%N] {
              %b = affine.load %B[%k, %j] : memref<?x?xf32>
              %c = affine.load %C[%i, %j] : memref<?x?xf32>
              %product = arith.mulf %a, %b : f32
              %sum = arith.addf %c, %product : f32
              affine.store %sum, %C[%i, %j] : memref<?x?xf32>
            }
          }
        }
      }
    }
  }
  return
}

// The same on strided matrices, which numpy's slices and transposes are, and with the
// product of static sizes in registers: each step adds an outer product to a 4 x 8 tile.
#strided = strided<[?, ?], offset: ?>

func.func @matmul_4x8(%A: memref<4x?xf32, #strided>, %B: memref<?x8xf32, #strided>,
                      %C: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %pad = arith.constant 0.0 : f32
  %K = memref.dim %A, %c1 : memref<4x?xf32, #strided>
  %start = vector.transfer_read %C[%c0, %c0], %pad {in_bounds = [true, true]}
      : memref<4x8xf32>, vector<4x8xf32>
  %tile = affine.for %k = 0 to %K iter_args(%acc = %start) -> (vector<4x8xf32>) {
    %column = vector.transfer_read %A[%c0, %k], %pad
        {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>}
        : memref<4x?xf32, #strided>, vector<4xf32>
    %row = vector.transfer_read %B[%k, %c0], %pad {in_bounds = [true]}
        : memref<?x8xf32, #strided>, vector<8xf32>
    %next = vector.outerproduct %column, %row, %acc {kind = #vector.kind<add>}
        : vector<4xf32>, vector<8xf32>
    affine.yield %next : vector<4x8xf32>
  }
  vector.transfer_write %tile, %C[%c0, %c0] {in_bounds = [true, true]}
      : vector<4x8xf32>, memref<4x8xf32>
  return
}
