// RUN: %bridge-conform --run-lines %s

func.func @sum(%n: index, %x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %r = affine.for %i = 0 to %n iter_args(%s = %zero) -> (i64) {
    %t = arith.addi %s, %x : i64
    affine.yield %t : i64
  }
  return %r : i64
}
// run: @sum(4, 3) == 12
// run: @sum(0, 3) == 0
// run: @sum(-1, 3) == 0

func.func @step(%m: memref<10xi32>) {
  %one = arith.constant 1 : i32
  affine.for %i = 1 to 10 step 4 {
    affine.store %one, %m[%i] : memref<10xi32>
  }
  return
}
// run: @step(zeros())
// then: #0 == [0, 1, 0, 0, 0, 1, 0, 0, 0, 1]

func.func @bounds(%m: memref<8xindex>, %a: index, %b: index) {
  affine.for %i = max affine_map<(d0) -> (d0, 2)>(%a)
      to min affine_map<(d0)[s0] -> (d0 * 2, s0, 7)>(%a)[%b] {
    affine.store %i, %m[%i] : memref<8xindex>
  }
  return
}
// run: @bounds(zeros(), 3, 100)
// then: #0 == [0, 0, 0, 3, 4, 5, 0, 0]
// run: @bounds(zeros(), 5, 6)
// then: #0 == [0, 0, 0, 0, 0, 5, 0, 0]
// run: @bounds(zeros(), 0, 9)
// then: #0 == zeros()

func.func @nest(%m: memref<4x4xi32>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 4 {
      affine.store %one, %m[%i, %j] : memref<4x4xi32>
    }
  }
  return
}
// run: @nest(zeros())
// then: #0 == [[1, 1, 1, 1], [0, 1, 1, 1], [0, 0, 1, 1], [0, 0, 0, 1]]

func.func @carried(%a: i32, %b: i32) -> (i32, i32) {
  %r:2 = affine.for %i = 0 to 5 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %s = arith.addi %x, %y : i32
    affine.yield %y, %s : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// run: @carried(0, 1) == (5, 8)

func.func @endless(%n: index) {
  affine.for %i = 0 to %n {
  }
  return
}
// trap: @endless(4611686018427387904) "longer than its budget"
