// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.dma_wait` is refused; what keeps them all is not.

func.func @f(%t: memref<1x1xi32>, %n: index) {
  // expected-error@+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 2, but got 1}}
  memref.dma_wait %t[%n], %n : memref<1x1xi32>
  return
}

// -----

func.func @f(%t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_wait' op operand #2 must be index, but got 'f32'}}
  "memref.dma_wait"(%t, %n, %x) : (memref<1xi32>, index, f32) -> ()
  return
}

// -----

func.func @f(%t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'memref.dma_wait' op expected 2 or more operands, but found 1}}
  "memref.dma_wait"(%t) : (memref<1xi32>) -> ()
  return
}
