// RUN: %bridge-conform --run-lines %s

#map57 = affine_map<(d0)[s0] -> (s0 - d0 - 1)>

func.func @simple_example(%A: memref<?x?xf32>, %B: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %N = memref.dim %A, %c0 : memref<?x?xf32>
  affine.for %i = 0 to %N step 1 {
    affine.for %j = 0 to %N {
      %0 = affine.apply #map57(%j)[%N]
      %tmp = func.call @F1(%A, %i, %0) : (memref<?x?xf32>, index, index)->(f32)
      func.call @F2(%tmp, %B, %i, %0) : (f32, memref<?x?xf32>, index, index)->()
    }
  }
  return
}

func.func @F1(%A: memref<?x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %A[%i, %j] : memref<?x?xf32>
  return %0 : f32
}
func.func @F2(%x: f32, %B: memref<?x?xf32>, %i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %n = memref.load %B[%c0, %c0] : memref<?x?xf32>
  %one = arith.constant 1.0 : f32
  %m = arith.addf %n, %one : f32
  memref.store %m, %B[%c0, %c0] : memref<?x?xf32>
  %at = arith.fptosi %m : f32 to i32
  %k = arith.index_cast %at : i32 to index
  memref.store %x, %B[%c0, %k] : memref<?x?xf32>
  return
}
// The inner loop goes backwards: the second matrix counts calls, and keeps their values.
// run: @simple_example([[1.0, 2.0], [3.0, 4.0]], zeros(1, 5))
// then: #1 == [[4.0, 2.0, 1.0, 4.0, 3.0]]
// run: @simple_example(random(3, 3), zeros(1, 10))
// trap: @simple_example(zeros(2, 2), zeros(1, 4)) "out of bounds"
