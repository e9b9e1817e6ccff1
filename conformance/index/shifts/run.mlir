// RUN: %bridge-conform --run-lines %s

func.func @f(%a: index, %n: index) -> (index, index, index) {
  %l = index.shl %a, %n
  %s = index.shrs %a, %n
  %u = index.shru %a, %n
  return %l, %s, %u : index, index, index
}
// run: @f(5, 1) == (10, 2, 2)
// run: @f(-8, 2) == (-32, -2, 4611686018427387902)
// trap: @f(1, 64) "poison"

func.func @limits(%a: index, %b: index) -> (index, index, index, index, index) {
  %x = index.maxs %a, %b
  %y = index.maxu %a, %b
  %m = index.mins %a, %b
  %o = index.or %a, %b
  %e = index.xor %a, %b
  return %x, %y, %m, %o, %e : index, index, index, index, index
}
// run: @limits(-1, 2) == (2, -1, -1, -1, -3)
// run: @limits(random(), random())
