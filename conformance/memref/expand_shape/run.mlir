// RUN: %bridge-conform --run-lines %s

func.func @expand(%a: memref<?x4xi32>, %m: index, %n: index) -> i32 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %e = memref.expand_shape %a [[0, 1], [2]] output_shape [%m, %n, 4] : memref<?x4xi32> into memref<?x?x4xi32>
  %r = memref.load %e[%one, %one, %two] : memref<?x?x4xi32>
  return %r : i32
}
// run: @expand(iota(6, 4), 2, 3) == 18
// trap: @expand(iota(6, 4), 2, 4) "dimension 0, whose size is 6, is expanded to 2x4"
