// RUN: %bridge-conform --run-lines %s

func.func @part(%a: memref<6x7xi32>, %o: index, %i: index) -> i32 {
  %v = memref.subview %a[%o, 1] [2, 3] [2, 2] : memref<6x7xi32> to memref<2x3xi32, strided<[14, 2], offset: ?>>
  %one = arith.constant 1 : index
  %r = memref.load %v[%one, %i] : memref<2x3xi32, strided<[14, 2], offset: ?>>
  return %r : i32
}
// run: @part(iota(), 1, 2) == 26
// run: @part(random(), 3, 0)
// trap: @part(iota(), 4, 0) "out of bounds: a slice from 4 to 6 of dimension 0"

func.func @row(%a: memref<4x5xi32>, %o: index, %i: index) -> i32 {
  %v = memref.subview %a[%o, 0] [1, 5] [1, 1] : memref<4x5xi32> to memref<5xi32, strided<[1], offset: ?>>
  %r = memref.load %v[%i] : memref<5xi32, strided<[1], offset: ?>>
  return %r : i32
}
// run: @row(iota(), 2, 3) == 13
// trap: @row(iota(), 2, 5) "out of bounds: index 5"
