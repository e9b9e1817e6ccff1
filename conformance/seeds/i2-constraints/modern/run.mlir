// RUN: %bridge-conform --run-lines %s

#empty = affine_map<(d0) -> ()>
#s = affine_set<(d0, d1)[s0] : (d0 >= d1, d0 <= s0, d1 == 2 * d0)>
func.func @i2() attributes {m = #empty, s = #s} { return }

func.func @holds(%i: index, %j: index, %s: index) -> i32 {
  %m = memref.alloc() : memref<1xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  affine.store %zero, %m[0] : memref<1xi32>
  affine.if #s(%i, %j)[%s] {
    affine.store %one, %m[0] : memref<1xi32>
  }
  %n = affine.load %m[0] : memref<1xi32>
  return %n : i32
}
// run: @i2()
// run: @holds(-2, -4, 3) == 1
// run: @holds(2, 4, 3) == 0
// run: @holds(-2, -4, -3) == 0
// run: @holds(-2, -5, 3) == 0
