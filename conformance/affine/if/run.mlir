// RUN: %bridge-conform --run-lines %s

#triangle = affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 - d0 - 1 >= 0)>

func.func @value(%i: index, %j: index, %n: index) -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r = affine.if #triangle(%i, %j)[%n] -> i32 {
    affine.yield %one : i32
  } else {
    affine.yield %two : i32
  }
  return %r : i32
}
// run: @value(3, 2, 5) == 1
// run: @value(2, 3, 5) == 2
// run: @value(5, 3, 5) == 2
// run: @value(-1, -1, 0) == 1

func.func @equal(%m: memref<6xi32>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 6 {
    affine.if affine_set<(d0) : (d0 mod 3 == 0)>(%i) {
      affine.store %one, %m[%i] : memref<6xi32>
    }
  }
  return
}
// run: @equal(zeros())
// then: #0 == [1, 0, 0, 1, 0, 0]

func.func @divided(%i: index, %n: index) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %r = affine.if affine_set<(d0)[s0] : (d0 floordiv s0 >= 1)>(%i)[%n] -> i1 {
    affine.yield %true : i1
  } else {
    affine.yield %false : i1
  }
  return %r : i1
}
// run: @divided(8, 4) == true
// run: @divided(-8, 4) == false
// trap: @divided(1, 0) "an affine division or modulus by 0"
