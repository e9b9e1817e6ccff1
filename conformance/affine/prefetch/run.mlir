// RUN: %bridge-conform --run-lines %s

func.func @f(%m: memref<6xi32>, %i: index) -> i32 {
  affine.prefetch %m[%i + 1], read, locality<3>, data : memref<6xi32>
  %r = affine.load %m[%i] : memref<6xi32>
  return %r : i32
}
// run: @f(iota(), 2) == 2
