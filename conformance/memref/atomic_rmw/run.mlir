// RUN: %bridge-conform --run-lines %s

func.func @add(%a: memref<2xi32>, %x: i32, %i: index) -> i32 {
  %r = memref.atomic_rmw addi %x, %a[%i] : (i32, memref<2xi32>) -> i32
  return %r : i32
}
// run: @add([5, 6], 10, 1) == 6
// then: #0 == [5, 16]
// trap: @add([5, 6], 10, 2) "out of bounds: index 2"

func.func @largest(%a: memref<1xi32>, %b: memref<1xi32>, %x: i32) {
  %zero = arith.constant 0 : index
  %r = memref.atomic_rmw maxs %x, %a[%zero] : (i32, memref<1xi32>) -> i32
  %s = memref.atomic_rmw maxu %x, %b[%zero] : (i32, memref<1xi32>) -> i32
  return
}
// run: @largest([1], [1], -1)
// then: #0 == [1]
// then: #1 == [-1]

func.func @floats(%a: memref<1xf32>, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %r = memref.atomic_rmw maximumf %x, %a[%zero] : (f32, memref<1xf32>) -> f32
  return %r : f32
}
// run: @floats([0.5], nan) == 0.5
// then: #0 == [nan]
