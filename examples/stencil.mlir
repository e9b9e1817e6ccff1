// Heat spreading over a plate whose edge keeps its temperature: each inner point becomes
// the mean of its four neighbours, step after step, between two buffers.

#interior = affine_set<(d0, d1)[s0, s1] :
    (d0 - 1 >= 0, d1 - 1 >= 0, -d0 + s0 - 2 >= 0, -d1 + s1 - 2 >= 0)>

func.func private @step(%from: memref<?x?xf64>, %to: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %quarter = arith.constant 2.5e-01 : f64
  %H = memref.dim %from, %c0 : memref<?x?xf64>
  %W = memref.dim %from, %c1 : memref<?x?xf64>
  affine.for %i = 0 to %H {
    affine.for %j = 0 to %W {
      %value = affine.if #interior(%i, %j)[%H, %W] -> f64 {
        %north = affine.load %from[%i - 1, %j] : memref<?x?xf64>
        %south = affine.load %from[%i + 1, %j] : memref<?x?xf64>
        %west = affine.load %from[%i, %j - 1] : memref<?x?xf64>
        %east = affine.load %from[%i, %j + 1] : memref<?x?xf64>
        %vertical = arith.addf %north, %south : f64
        %horizontal = arith.addf %west, %east : f64
        %sum = arith.addf %vertical, %horizontal : f64
        %mean = arith.mulf %sum, %quarter : f64
        affine.yield %mean : f64
      } else {
        %edge = affine.load %from[%i, %j] : memref<?x?xf64>
        affine.yield %edge : f64
      }
      affine.store %value, %to[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// Twice `%pairs` steps; the result is in `%plate` again. The other buffer lives for the
// call only.
func.func @heat(%plate: memref<?x?xf64>, %pairs: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %H = memref.dim %plate, %c0 : memref<?x?xf64>
  %W = memref.dim %plate, %c1 : memref<?x?xf64>
  %other = memref.alloc(%H, %W) : memref<?x?xf64>
  affine.for %pair = 0 to %pairs {
    func.call @step(%plate, %other) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
    func.call @step(%other, %plate) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
  }
  memref.dealloc %other : memref<?x?xf64>
  return
}
