// pass: canonicalize
// finding: wrong
// arguments: []
// The loop runs once, and inserts into its second result before it inserts into its
// first: without the loop, each result is what was inserted for the other.

func.func @main() -> (i32, i32) {
  %zero = arith.constant 0 : index
  %first = arith.constant dense<[10, 11]> : tensor<2xi32>
  %second = arith.constant dense<[20, 21]> : tensor<2xi32>
  %x = arith.constant dense<[1]> : tensor<1xi32>
  %r:2 = scf.forall (%i) = (1) to (2) step (1) shared_outs(%a = %first, %b = %second)
      -> (tensor<2xi32>, tensor<2xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %b[%i] [1] [1]
        : tensor<1xi32> into tensor<2xi32>
      tensor.parallel_insert_slice %x into %a[%i] [1] [1]
        : tensor<1xi32> into tensor<2xi32>
    }
  }
  %0 = tensor.extract %r#0[%zero] : tensor<2xi32>
  %1 = tensor.extract %r#1[%zero] : tensor<2xi32>
  return %0, %1 : i32, i32
}
