// pass: canonicalize
// finding: wrong
// arguments: [5, 7]
// Two dimensions are made one, and two again. Where one of them is zero, the number of
// elements does not say how large the other is, but what was collapsed is taken for what
// is expanded (foldReshapeOp in Dialect/Utils/ReshapeOpsUtils.h of 22.1.8): the size is
// 5, not 7.

func.func @main(%a: index, %b: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%a) : memref<0x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<0x?xf32> into memref<?xf32>
  %2 = memref.expand_shape %1 [[0, 1]] output_shape [0, %b] : memref<?xf32> into memref<0x?xf32>
  %3 = memref.dim %2, %c1 : memref<0x?xf32>
  return %3 : index
}
