// RUN: %bridge-conform --run-lines %s
// syntax: legacy

#m0 = (i, j) -> (i+j+1, j)
#m1 = (i, j) -> (i mod 2, j+i)
#m2 = (i, j) -> (j, i floordiv 4, i mod 4)
#m3 = (i, j) -> (2*i+1, j)
#m4 = (i, j) -> (-i ceildiv 3 - (-2 * j))
#s0 = (i)[s] -> (s * i, i floordiv s, i ceildiv s, i mod s)
#e0 = (d0, d1) : ()
#e1 = (d0)[s0] : (d0 >= 0, s0 - d0 == 0)
func @a10() attributes {maps = [#m0, #m1, #m2, #m3, #m4, #s0], sets = [#e1]} {
  return
}

func @forms(%i: index, %j: index) -> (index, index, index, index, index) {
  %0 = affine.max #m0(%i, %j)
  %1 = affine.max #m1(%i, %j)
  %2 = affine.max #m2(%i, %j)
  %3 = affine.max #m3(%i, %j)
  %4 = affine.apply #m4(%i, %j)
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
func @equal(%i: index, %s: index) -> i32 {
  %m = alloc() : memref<1xi32>
  %zero = constant 0 : i32
  %one = constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.if #e1(%i)[%s] {
    affine.store %one, %m[0] : memref<1xi32>
  }
  %n = affine.load %m[0] : memref<1xi32>
  return %n : i32
}
// run: @a10()
// run: @forms(7, 2) == (10, 9, 3, 15, 2)
// run: @forms(-7, 2) == (2, 1, 2, 2, 7)
// run: @forms(5, -9) == (-3, 1, 1, 11, -19)
// run: @equal(3, 3) == 1
// run: @equal(3, 4) == 0
// run: @equal(-3, -3) == 0
