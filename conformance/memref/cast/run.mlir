// RUN: %bridge-conform --run-lines %s

func.func @cast(%a: memref<?xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %c = memref.cast %a : memref<?xi32> to memref<4xi32>
  %r = memref.load %c[%zero] : memref<4xi32>
  return %r : i32
}
// run: @cast([5, 6, 7, 8]) == 5
// trap: @cast([5, 6, 7]) "a memref whose size of dimension 0 is 3 is cast to 4"

func.func @unranked(%a: memref<2x3xi32>) -> index {
  %u = memref.cast %a : memref<2x3xi32> to memref<*xi32>
  %r = memref.rank %u : memref<*xi32>
  return %r : index
}
// run: @unranked(zeros()) == 2
