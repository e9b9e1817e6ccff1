// pass: arith-int-range-narrowing{int-bitwidths-supported=8,16,32}
// finding: trap
// arguments: [2, 33]
// What is shifted and the amount, 33, have room in 8 bits, and so has the result, 0. But
// "if the value of the second operand is greater or equal than the bitwidth of the first
// operand, then the operation returns poison": so does a shift of 8 bits by 33.

func.func @main(%x: index, %y: index) -> index {
  %three = arith.constant 3 : index
  %forty = arith.constant 40 : index
  %small = arith.remui %x, %three : index
  %amount = arith.remui %y, %forty : index
  %0 = arith.shrui %small, %amount : index
  return %0 : index
}
