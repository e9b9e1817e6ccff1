// RUN: %bridge-conform --run-lines %s
// syntax: legacy

func @sum(%A : memref<100x100xf32>) -> f32 {
  %out = affine.parallel (%i, %j) = (0, 0) to (100, 100) reduce ("addf") -> (f32) {
    %0 = affine.load %A[%i, %j] : memref<100x100xf32>
    affine.yield %0 : f32
  }
  return %out : f32
}
// run: @sum(full(0.5)) == 5000.0
// run: @sum(random())
