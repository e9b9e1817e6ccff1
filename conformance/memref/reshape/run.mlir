// RUN: %bridge-conform --run-lines %s

func.func @reshape(%a: memref<4x3xi32>, %s: memref<2xindex>) -> i32 {
  %one = arith.constant 1 : index
  %v = memref.reshape %a(%s) : (memref<4x3xi32>, memref<2xindex>) -> memref<?x?xi32>
  %r = memref.load %v[%one, %one] : memref<?x?xi32>
  return %r : i32
}
// run: @reshape(iota(), [2, 6]) == 7
// trap: @reshape(iota(), [2, 7]) "a memref of 12 elements is reshaped to 2x7"
