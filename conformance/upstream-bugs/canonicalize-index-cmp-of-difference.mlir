// pass: canonicalize
// finding: wrong
// arguments: [1, 2]
// A difference of indices wraps: 1 - 2 is the greatest number without a sign, which is
// not below zero. Upstream compares the operands instead, of which the first is below
// the second.

func.func @main(%a: index, %b: index) -> i1 {
  %zero = index.constant 0
  %d = index.sub %a, %b
  %c = index.cmp ult(%d, %zero)
  return %c : i1
}
