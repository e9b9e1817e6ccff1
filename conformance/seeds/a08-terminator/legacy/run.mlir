// RUN: %bridge-conform --run-lines %s
// syntax: legacy

func @a08() {
  "affine.for"() ({
  ^bb0(%i: index):
    "affine.terminator"() : () -> ()
  }) {lower_bound = () -> (0), upper_bound = () -> (10), step = 1 : index} : () -> ()
  affine.for %j = 0 to 4 {
    "affine.terminator"() : () -> ()
  }
  return
}

func @count() -> i32 {
  %m = alloc() : memref<2xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<2xi32>
  affine.for %j = 0 to 4 {
    %a = affine.load %m[0] : memref<2xi32>
    %b = addi %a, %one : i32
    affine.store %b, %m[0] : memref<2xi32>
    "affine.terminator"() : () -> ()
  }
  %n = affine.load %m[0] : memref<2xi32>
  return %n : i32
}
// run: @a08()
// run: @count() == 4
