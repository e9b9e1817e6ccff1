// RUN: %bridge-conform --run-lines %s

func.func @a08() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, lowerBoundOperands = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>, upperBoundOperands = array<i32>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  affine.for %j = 0 to 4 {
    affine.yield
  }
  return
}

func.func @count() -> i32 {
  %m = memref.alloc() : memref<2xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  affine.store %zero, %m[0] : memref<2xi32>
  affine.for %j = 0 to 4 {
    %a = affine.load %m[0] : memref<2xi32>
    %b = arith.addi %a, %one : i32
    affine.store %b, %m[0] : memref<2xi32>
    "affine.yield"() : () -> ()
  }
  %n = affine.load %m[0] : memref<2xi32>
  return %n : i32
}
// run: @a08()
// run: @count() == 4
