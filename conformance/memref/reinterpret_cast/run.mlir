// RUN: %bridge-conform --run-lines %s

func.func @again(%a: memref<12xi32>, %o: index, %s: index) -> i32 {
  %v = memref.reinterpret_cast %a to offset: [%o], sizes: [3, 2], strides: [%s, 1] : memref<12xi32> to memref<3x2xi32, strided<[?, 1], offset: ?>>
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %r = memref.load %v[%two, %one] : memref<3x2xi32, strided<[?, 1], offset: ?>>
  return %r : i32
}
// run: @again(iota(), 1, 4) == 10
// run: @again(iota(), 8, -3) == 3
// run: @again(iota(), 8, 0) == 9
// trap: @again(iota(), 4, 4) "the view reaches from element 4 to 13 of a buffer of 12"
