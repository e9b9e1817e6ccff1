// RUN: %bridge-conform --run-lines %s

func.func @transpose(%a: memref<2x3x4xi32>, %i: index, %j: index, %k: index) -> i32 {
  %t = memref.transpose %a (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xi32> to memref<4x2x3xi32, strided<[1, 12, 4]>>
  %r = memref.load %t[%i, %j, %k] : memref<4x2x3xi32, strided<[1, 12, 4]>>
  return %r : i32
}
// run: @transpose(iota(), 3, 1, 2) == 23
// run: @transpose(iota(), 3, 0, 1) == 7
// trap: @transpose(iota(), 0, 2, 0) "out of bounds: index 2 of dimension 1"
