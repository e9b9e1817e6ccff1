// RUN: %bridge-conform --run-lines %s

func.func @collapse(%a: memref<2x3x4xi32>, %i: index) -> i32 {
  %one = arith.constant 1 : index
  %c = memref.collapse_shape %a [[0, 1], [2]] : memref<2x3x4xi32> into memref<6x4xi32>
  %r = memref.load %c[%i, %one] : memref<6x4xi32>
  return %r : i32
}
// run: @collapse(iota(), 5) == 21

func.func @gap(%a: memref<6x5xi32>, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %v = memref.subview %a[0, 0] [6, %n] [1, 1] : memref<6x5xi32> to memref<6x?xi32, strided<[5, 1]>>
  %w = memref.cast %v : memref<6x?xi32, strided<[5, 1]>> to memref<6x?xi32, strided<[?, 1]>>
  %c = memref.collapse_shape %w [[0, 1]] : memref<6x?xi32, strided<[?, 1]>> into memref<?xi32, strided<[?]>>
  %r = memref.load %c[%zero] : memref<?xi32, strided<[?]>>
  return %r : i32
}
// run: @gap(iota(), 5) == 0
// trap: @gap(iota(), 4) "dimensions 0 and 1 are collapsed, which are not contiguous"
