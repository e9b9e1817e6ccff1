// RUN: %bridge-conform --run-lines %s

#affine_map2to3 = affine_map<(d0, d1)[s0] -> (d0, d1 + s0, d1 - s0)>

func.func @largest(%i: index, %j: index, %n: index) -> index {
  %m = affine.max #affine_map2to3(%i, %j)[%n]
  return %m : index
}
// run: @largest(1, 2, 3) == 5
// run: @largest(9, 2, 3) == 9
// run: @largest(1, 2, -3) == 5
