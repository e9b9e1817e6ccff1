// RUN: %bridge-conform --run-lines %s

func.func @linear(%i: index, %n: index) -> index {
  %r = affine.apply affine_map<(d0)[s0] -> (d0 * 3 - s0 + 1)>(%i)[%n]
  return %r : index
}
// run: @linear(5, 2) == 14
// run: @linear(-5, 0) == -14

func.func @quotients(%i: index) -> (index, index, index) {
  %f = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%i)
  %c = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%i)
  %m = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
  return %f, %c, %m : index, index, index
}
// run: @quotients(7) == (1, 2, 3)
// run: @quotients(8) == (2, 2, 0)
// run: @quotients(-7) == (-2, -1, 1)
// run: @quotients(0) == (0, 0, 0)

func.func @divided(%i: index, %n: index) -> index {
  %r = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%i)[%n]
  return %r : index
}
// run: @divided(-9, 4) == -3
// trap: @divided(9, 0) "an affine division or modulus by 0"
// trap: @divided(9, -3) "an affine division or modulus by -3"
