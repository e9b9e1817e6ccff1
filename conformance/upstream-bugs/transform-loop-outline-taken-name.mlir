// pass: transform-interpreter
// finding: invalid
// arguments: [[0]]
// The function is to be called as another one is already, and gets no other name: the
// table of symbols is made when it is there (LoopOutlineOp::apply of 22.1.8).

func.func @main(%m: memref<1xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  scf.for %i = %c0 to %c1 step %c1 {
    memref.store %one, %m[%i] : memref<1xi64>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    %loop = transform.structured.match ops{["scf.for"]} in %r : (!transform.any_op) -> !transform.any_op
    transform.loop.outline %loop {func_name = "main"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
