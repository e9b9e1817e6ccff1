// pass: transform-interpreter
// finding: wrong
// arguments: [[0], 10, 5, 4]
// The loop goes from 10 to 5 and does not run. The number of its iterations is computed
// without signs, and what is left over goes from 2 to 5
// (loopUnrollByFactor in SCF/Utils/Utils.cpp of 22.1.8).

func.func @main(%m: memref<1xi64>, %low: index, %high: index, %by: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i64
  scf.for %i = %low to %high step %by {
    memref.store %one, %m[%c0] : memref<1xi64>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(
      %root: !transform.any_op {transform.readonly}) {
    %loop = transform.structured.match ops{["scf.for"]} in %root
      : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %loop {factor = 2} : !transform.any_op
    transform.yield
  }
}
