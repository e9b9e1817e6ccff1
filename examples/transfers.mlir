// Vectors over arrays of any size: a transfer that leaves the array reads padding there
// and writes nothing.

// y = a * x + y, eight numbers at a time, without a loop for the rest.
func.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %as = vector.broadcast %a : f32 to vector<8xf32>
  affine.for %i = 0 to %n step 8 {
    %xs = vector.transfer_read %x[%i], %pad : memref<?xf32>, vector<8xf32>
    %ys = vector.transfer_read %y[%i], %pad : memref<?xf32>, vector<8xf32>
    %sum = vector.fma %as, %xs, %ys : vector<8xf32>
    vector.transfer_write %sum, %y[%i] : vector<8xf32>, memref<?xf32>
  }
  return
}

// The largest number of each row. The padding is what no number is less than.
func.func @row_max(%matrix: memref<?x?xf32>, %maxima: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %lowest = arith.constant 0xFF800000 : f32
  %M = memref.dim %matrix, %c0 : memref<?x?xf32>
  %N = memref.dim %matrix, %c1 : memref<?x?xf32>
  %start = vector.broadcast %lowest : f32 to vector<16xf32>
  affine.for %i = 0 to %M {
    %best = affine.for %j = 0 to %N step 16 iter_args(%acc = %start) -> (vector<16xf32>) {
      %row = vector.transfer_read %matrix[%i, %j], %lowest
          : memref<?x?xf32>, vector<16xf32>
      %next = arith.maximumf %acc, %row : vector<16xf32>
      affine.yield %next : vector<16xf32>
    }
    %largest = vector.reduction <maximumf>, %best : vector<16xf32> into f32
    affine.store %largest, %maxima[%i] : memref<?xf32>
  }
  return
}

// A transposed copy by tiles of four by four; the permutation map turns each tile while
// it is read, and both edges are cut off while it is written.
func.func @transpose(%from: memref<?x?xf32>, %to: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %pad = arith.constant 0.0 : f32
  %M = memref.dim %from, %c0 : memref<?x?xf32>
  %N = memref.dim %from, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %M step 4 {
    affine.for %j = 0 to %N step 4 {
      %tile = vector.transfer_read %from[%i, %j], %pad
          {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
          : memref<?x?xf32>, vector<4x4xf32>
      vector.transfer_write %tile, %to[%j, %i] : vector<4x4xf32>, memref<?x?xf32>
    }
  }
  return
}
