// RUN: %bridge-conform --run-lines %s
// syntax: legacy

// A 2d to 3d affine mapping.
// d0/d1 are dimensions, s0 is a symbol
#affine_map2to3 = (d0, d1)[s0] -> (d0, d1 + s0, d1 - s0)

func @largest(%i: index, %j: index, %n: index) -> index {
  %m = affine.max #affine_map2to3(%i, %j)[%n]
  return %m : index
}
// run: @largest(1, 2, 3) == 5
// run: @largest(9, 2, 3) == 9
// run: @largest(1, 2, -3) == 5
