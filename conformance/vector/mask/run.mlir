// RUN: %bridge-conform --run-lines %s

func.func @sum(%v: vector<4xi32>, %k: vector<4xi1>) -> i32 {
  %r = vector.mask %k { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %r : i32
}
// run: @sum([1, 2, 3, 4], [true, false, true, false]) == 4
// run: @sum([1, 2, 3, 4], [false, false, false, false]) == 0

func.func @read(%m: memref<6xf32>, %i: index, %k: vector<4xi1>) -> vector<4xf32> {
  %p = arith.constant -1.0 : f32
  %v = vector.mask %k { vector.transfer_read %m[%i], %p : memref<6xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %v : vector<4xf32>
}
// run: @read(iota(), 1, [true, false, true, true]) == [1.0, -1.0, 3.0, 4.0]

func.func @undecided(%v: vector<4xi32>) -> i32 {
  %k = ub.poison : vector<4xi1>
  %r = vector.mask %k { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %r : i32
}
// trap: @undecided([1, 2, 3, 4]) "a lane of a mask is poison"

func.func @nothing(%v: vector<4xi32>, %k: vector<4xi1>, %other: vector<4xi32>) -> vector<4xi32> {
  %r = vector.mask %k, %other { vector.yield %v : vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  return %r : vector<4xi32>
}
// run: @nothing([1, 2, 3, 4], [true, false, true, false], [5, 6, 7, 8]) == [1, 6, 3, 8]
