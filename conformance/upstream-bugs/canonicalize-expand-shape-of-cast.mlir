// pass: canonicalize
// finding: invalid
// arguments: [[7], false]
// An expansion of what was cast becomes one of what it was before the cast, to the sizes
// that are constants: 2x2 of one element, which does not verify. That it never runs is not
// asked, nor whether the sizes go together (ExpandShapeOpMemRefCastFolder in
// Dialect/MemRef/IR/MemRefOps.cpp of 22.1.8).

func.func @main(%m: memref<1xi64>, %large: i1) -> i64 {
  %c0 = arith.constant 0 : index
  %0 = scf.if %large -> i64 {
    %c2 = arith.constant 2 : index
    %1 = memref.cast %m : memref<1xi64> to memref<?xi64>
    %2 = memref.expand_shape %1 [[0, 1]] output_shape [%c2, 2] : memref<?xi64> into memref<?x2xi64>
    %3 = memref.load %2[%c0, %c0] : memref<?x2xi64>
    scf.yield %3 : i64
  } else {
    %1 = memref.load %m[%c0] : memref<1xi64>
    scf.yield %1 : i64
  }
  return %0 : i64
}
