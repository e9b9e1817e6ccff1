// pass: one-shot-bufferize
// finding: wrong
// arguments: [3]
// Both slices are taken in place, so that what the first insertion writes is what the
// second one reads.

func.func @main(%x: i32) -> i32 {
  %z = arith.constant 0 : i32
  %a = tensor.from_elements %x, %x : tensor<2xi32>
  %e = tensor.empty() : tensor<2xi32>
  %b = linalg.fill ins(%z : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %n = arith.constant 2 : index
  %r:2 = scf.forall (%i) in (%n) shared_outs(%p = %a, %q = %b) -> (tensor<2xi32>, tensor<2xi32>) {
    %s = tensor.extract_slice %p[%i] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %t = tensor.extract_slice %q[%i] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %u = linalg.fill ins(%z : i32) outs(%t : tensor<1xi32>) -> tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %q[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
      tensor.parallel_insert_slice %u into %p[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  %c = arith.constant 0 : index
  %v = tensor.extract %r#0[%c] : tensor<2xi32>
  return %v : i32
}
