// pass: transform-interpreter
// finding: wrong
// arguments: [[1, 2, 3], [0, 0, 0], [0, 0, 0], 7]
// The loops do not depend on one another. The second one reads what is written between
// them, though, and is done before that.

func.func @main(%a: memref<3xi64>, %b: memref<3xi64>, %c: memref<3xi64>, %k: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    memref.store %k, %c[%i] : memref<3xi64>
  }
  memref.store %k, %a[%c0] : memref<3xi64>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %a[%i] : memref<3xi64>
    memref.store %x, %b[%i] : memref<3xi64>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    %loops = transform.structured.match ops{["scf.for"]} in %r : (!transform.any_op) -> !transform.any_op
    %first, %second = transform.split_handle %loops : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.fuse_sibling %second into %first : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}
