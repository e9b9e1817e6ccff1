// pass: transform-interpreter
// finding: wrong
// arguments: [[1, 0, 0, 0, 0, 0, 0]]
// Each iteration reads what the one before it wrote. The loop that is made reads it
// before that: no dependence is looked at.

func.func @main(%m: memref<7xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %five = arith.constant 5 : i64
  scf.for %i = %c0 to %c6 step %c1 {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %m[%i] : memref<7xi64>
    %y = arith.addi %x, %five : i64
    memref.store %y, %m[%j] : memref<7xi64>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(
      %root: !transform.any_op {transform.readonly}) {
    %loop = transform.structured.match ops{["scf.for"]} in %root
      : (!transform.any_op) -> !transform.op<"scf.for">
    %made = transform.loop.pipeline %loop
      : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
