// pass: transform-interpreter
// finding: wrong
// arguments: [[0, 0, 0, 0, 0, 0]]
// What is carried is 9 in the first iteration and 5 in all later ones. When the loop in
// the middle begins, the sum is of the second iteration, which takes 9 as well
// (createKernel in SCF/Transforms/LoopPipelining.cpp of 22.1.8).

func.func @main(%m: memref<6xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %five = arith.constant 5 : i64
  %nine = arith.constant 9 : i64
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%p = %nine) -> i64 {
    %x = memref.load %m[%i] : memref<6xi64>
    %y = arith.addi %x, %p : i64
    memref.store %y, %m[%i] : memref<6xi64>
    scf.yield %five : i64
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
