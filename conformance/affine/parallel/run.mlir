// RUN: %bridge-conform --run-lines %s

func.func @fill(%m: memref<3x4xindex>) {
  affine.parallel (%i, %j) = (0, 1) to (3, 4) step (2, 1) {
    %s = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
    affine.store %s, %m[%i, %j] : memref<3x4xindex>
  }
  return
}
// run: @fill(zeros())
// then: #0 == [[0, 1, 2, 3], [0, 0, 0, 0], [0, 21, 22, 23]]

func.func @reduce(%m: memref<5xi32>) -> (i32, i32) {
  %r:2 = affine.parallel (%i) = (0) to (5) reduce ("addi", "muli") -> (i32, i32) {
    %x = affine.load %m[%i] : memref<5xi32>
    affine.yield %x, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// run: @reduce([1, 5, -2, 4, 0]) == (8, 0)
// run: @reduce([2147483647, 1, 0, 0, 0]) == (-2147483648, 0)

func.func @race(%m: memref<1xindex>) {
  affine.parallel (%i) = (0) to (5) {
    affine.store %i, %m[0] : memref<1xindex>
  }
  return
}
// trap: @race(zeros()) "depends on the order"
