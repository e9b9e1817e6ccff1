// pass: canonicalize
// finding: invalid
// arguments: [3]
// An expansion and a collapse become one expansion, by the products of sizes. Of sizes
// that are constants, but not of the type, the product is a number where the type has
// none, which does not verify (ComposeCollapseOfExpandOp in
// Dialect/Utils/ReshapeOpsUtils.h of 22.1.8).

func.func @main(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %all = arith.muli %n, %c8 : index
  %0 = tensor.empty(%all) : tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [%c4, %c2, %n] : tensor<?xf32> into tensor<?x?x?xf32>
  %2 = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?x?xf32>
  return %3 : index
}
