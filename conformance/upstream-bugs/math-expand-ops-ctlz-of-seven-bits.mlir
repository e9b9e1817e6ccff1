// pass: math-expand-ops{ops=ctlz}
// finding: wrong
// arguments: [1]
// Of seven bits six are zeros before a 1. The expansion halves the width, 7 to 3 to 1, and
// can count no more than 3 and 1. What it halves must be a power of two.

func.func @main(%x: i32) -> i32 {
  %0 = arith.trunci %x : i32 to i7
  %1 = math.ctlz %0 : i7
  %2 = arith.extui %1 : i7 to i32
  return %2 : i32
}
