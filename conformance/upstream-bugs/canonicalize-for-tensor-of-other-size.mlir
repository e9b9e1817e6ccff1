// pass: canonicalize
// finding: wrong
// arguments: [7]
// The tensor that the loop carries becomes shorter with each iteration. It is taken for
// one of the size that it begins with, and what is yielded is cast to that.

func.func @main(%x: i32) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %t = tensor.from_elements %x, %x, %x : tensor<3xi32>
  %c = tensor.cast %t : tensor<3xi32> to tensor<?xi32>
  %r = scf.for %i = %zero to %two step %one iter_args(%a = %c) -> (tensor<?xi32>) {
    %n = tensor.dim %a, %zero : tensor<?xi32>
    %m = arith.subi %n, %one : index
    %s = tensor.extract_slice %a[0] [%m] [1] : tensor<?xi32> to tensor<?xi32>
    scf.yield %s : tensor<?xi32>
  }
  %n = tensor.dim %r, %zero : tensor<?xi32>
  return %n : index
}
