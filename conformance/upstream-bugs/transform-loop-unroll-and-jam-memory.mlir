// pass: transform-interpreter
// finding: wrong
// arguments: [[1, 0, 0, 0, 0]]
// Each iteration reads what the one before it wrote. Four of them read at once, before
// the first writes: no dependence is looked at.

func.func @main(%m: memref<5xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %m[%i] : memref<5xi64>
    %y = scf.for %k = %c0 to %c2 step %c1 iter_args(%s = %x) -> i64 {
      %t = arith.addi %s, %s : i64
      scf.yield %t : i64
    }
    memref.store %y, %m[%j] : memref<5xi64>
  } {outer}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(
      %root: !transform.any_op {transform.readonly}) {
    %loop = transform.structured.match attributes {outer} in %root
      : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll_and_jam %loop {factor = 4} : !transform.any_op
    transform.yield
  }
}
