// pass: one-shot-bufferize,expand-strided-metadata,convert-to-llvm,reconcile-unrealized-casts
// finding: trap
// arguments: []
// The cast of a tensor's elements becomes one of its buffer, which the conversion to llvm
// takes for no change: elements of 32 bits are read as elements of 64, beyond the memory.

func.func @main() -> index {
  %one = arith.constant 1 : index
  %numbers = arith.constant dense<[5, 6]> : tensor<2xi32>
  %indices = arith.index_cast %numbers : tensor<2xi32> to tensor<2xindex>
  %kept = tensor.extract %indices[%one] : tensor<2xindex>
  return %kept : index
}
