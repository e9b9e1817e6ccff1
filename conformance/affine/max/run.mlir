// RUN: %bridge-conform --run-lines %s

func.func @f(%i: index, %n: index) -> index {
  %r = affine.max affine_map<(d0)[s0] -> (d0 + 2, s0 - 1, 10)>(%i)[%n]
  return %r : index
}
// run: @f(1, 100) == 99
// run: @f(-20, -100) == 10
// run: @f(50, 50) == 52

func.func @divided(%i: index, %n: index) -> index {
  %r = affine.max affine_map<(d0)[s0] -> (d0 ceildiv s0, 1)>(%i)[%n]
  return %r : index
}
// run: @divided(9, 4) == 3
// trap: @divided(7, 0) "an affine division or modulus by 0"
