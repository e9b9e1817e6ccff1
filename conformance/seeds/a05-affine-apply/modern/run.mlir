// RUN: %bridge-conform --run-lines %s

#map10 = affine_map<(d0, d1) -> (d0 floordiv 8 + d1 floordiv 128)>
func.func @a05(%s: index, %t: index, %42: index, %n: index) -> (index, index) {
  %1 = affine.apply #map10 (%s, %t)
  %2 = affine.apply affine_map<(i)[s0] -> (i+s0)> (%42)[%n]
  return %1, %2 : index, index
}
// run: @a05(17, 300, 40, 2) == (4, 42)
// run: @a05(-1, -1, 40, -2) == (-2, 38)
// run: @a05(7, 127, 0, 0) == (0, 0)
