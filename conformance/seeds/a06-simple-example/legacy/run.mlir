// RUN: %bridge-conform --run-lines %s
// syntax: legacy

#map57 = (d0)[s0] -> (s0 - d0 - 1)

func @simple_example(%A: memref<?x?xf32>, %B: memref<?x?xf32>) {
  %N = dim %A, 0 : memref<?x?xf32>
  affine.for %i = 0 to %N step 1 {
    affine.for %j = 0 to %N {   // implicitly steps by 1
      %0 = affine.apply #map57(%j)[%N]
      %tmp = call @F1(%A, %i, %0) : (memref<?x?xf32>, index, index)->(f32)
      call @F2(%tmp, %B, %i, %0) : (f32, memref<?x?xf32>, index, index)->()
    }
  }
  return
}

func @F1(%A: memref<?x?xf32>, %i: index, %j: index) -> f32 {
  %0 = load %A[%i, %j] : memref<?x?xf32>
  return %0 : f32
}
func @F2(%x: f32, %B: memref<?x?xf32>, %i: index, %j: index) {
  %c0 = constant 0 : index
  %n = load %B[%c0, %c0] : memref<?x?xf32>
  %one = constant 1.0 : f32
  %m = addf %n, %one : f32
  store %m, %B[%c0, %c0] : memref<?x?xf32>
  %at = fptosi %m : f32 to i32
  %k = index_cast %at : i32 to index
  store %x, %B[%c0, %k] : memref<?x?xf32>
  return
}
// The inner loop goes backwards: the second matrix counts calls, and keeps their values.
// run: @simple_example([[1.0, 2.0], [3.0, 4.0]], zeros(1, 5))
// then: #1 == [[4.0, 2.0, 1.0, 4.0, 3.0]]
// run: @simple_example(random(3, 3), zeros(1, 10))
// trap: @simple_example(zeros(2, 2), zeros(1, 4)) "out of bounds"
