// pass: canonicalize
// finding: wrong
// arguments: [0]
// What is inserted and taken out again is what was inserted only if no two elements go to
// one place: with a stride of 0 all do, and the last one is what is there.

func.func @main(%n: index) -> i64 {
  %zero = arith.constant 0 : index
  %s = arith.constant dense<[1, 2]> : tensor<2xi64>
  %d = arith.constant dense<0> : tensor<4xi64>
  %i = tensor.insert_slice %s into %d[0] [2] [%n] : tensor<2xi64> into tensor<4xi64>
  %t = tensor.extract_slice %i[0] [2] [%n] : tensor<4xi64> to tensor<2xi64>
  %r = tensor.extract %t[%zero] : tensor<2xi64>
  return %r : i64
}
