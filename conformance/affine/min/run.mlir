// RUN: %bridge-conform --run-lines %s

func.func @f(%i: index, %n: index) -> index {
  %r = affine.min affine_map<(d0)[s0] -> (d0 + 2, s0 - 1, 10)>(%i)[%n]
  return %r : index
}
// run: @f(1, 100) == 3
// run: @f(1, -100) == -101
// run: @f(50, 50) == 10

func.func @divided(%i: index, %n: index) -> index {
  %r = affine.min affine_map<(d0)[s0] -> (d0 mod s0, d0)>(%i)[%n]
  return %r : index
}
// run: @divided(7, 4) == 3
// trap: @divided(7, 0) "an affine division or modulus by 0"
