// pass: canonicalize
// finding: trap
// arguments: [7, 3]
// The part has the first two dimensions of what it is inserted into: one row of three. As
// its first size is known to be one, that dimension is taken for the one that is missing,
// and the part is cast to three rows of one.

func.func @main(%x: i32, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %none = arith.constant 0 : i32
  %d = tensor.splat %none : tensor<1x3x1xi32>
  %p = tensor.splat %x[%one, %n] : tensor<?x?xi32>
  %r = tensor.insert_slice %p into %d[0, 0, 0] [%one, %n, 1] [1, 1, 1]
    : tensor<?x?xi32> into tensor<1x3x1xi32>
  %y = tensor.extract %r[%zero, %two, %zero] : tensor<1x3x1xi32>
  return %y : i32
}
