// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.dma_wait` is refused.

func.func @f(%t: memref<1xi32>) {
  // expected-error@+1 {{expected ','}}
  affine.dma_wait %t[0] : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %t: memref<1xi32>) {
  // expected-error@+1 {{expected ':'}}
  affine.dma_wait %t[0], %i
  return
}

// -----

func.func @f(%i: index, %x: f32) {
  // expected-error@+1 {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %x[0], %i : f32
  return
}

// -----

func.func @f(%i: index, %t: memref<1xi32>) {
  // expected-error@+1 {{expected '[' in affine map}}
  affine.dma_wait %t, %i : memref<1xi32>
  return
}

// -----

func.func @f(%x: f32, %t: memref<1xi32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  affine.dma_wait %t[0], %x : memref<1xi32>
  return
}
