// RUN: %bridge-conform --run-lines %s

func.func @f(%a: index, %b: index) -> (index, index, index, index, index) {
  %q = index.divs %a, %b
  %r = index.rems %a, %b
  %f = index.floordivs %a, %b
  %c = index.ceildivs %a, %b
  %s = index.sub %q, %r
  return %q, %r, %f, %c, %s : index, index, index, index, index
}
// run: @f(7, 2) == (3, 1, 3, 4, 2)
// run: @f(-7, 2) == (-3, -1, -4, -3, -2)
// run: @f(7, -2) == (-3, 1, -4, -3, -4)
// trap: @f(7, 0) "division by zero"

func.func @unsigned(%a: index) -> (index, index, i1) {
  %two = index.constant 3
  %q = index.divu %a, %two
  %r = index.remu %a, %two
  %l = index.cmp ult(%a, %two)
  return %q, %r, %l : index, index, i1
}
// run: @unsigned(7) == (2, 1, false)
// run: @unsigned(random())
