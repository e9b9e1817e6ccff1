// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `memref.dma_start` is refused.

func.func @f(%m: memref<4x5xf32>, %i: index, %d: memref<4x5xf32, 1>, %t: memref<1xi32>) {
  // expected-error@+1 {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i], %i : memref<4x5xf32>, memref<4x5xf32, 1>, memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>, %i: index, %d: memref<4x5xf32, 1>, %t: memref<1xi32>) {
  // expected-error@+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i] : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>, %i: index, %d: memref<4x5xf32, 1>, %t: memref<1xi32>) {
  // expected-error@+1 {{expected ':'}}
  memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i] {tag} : memref<4x5xf32>, memref<4x5xf32, 1>, memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>, %i: index, %d: memref<4x5xf32, 1>, %t: memref<1xi32>) {
  // expected-error@+1 {{expected '[' in operand list}}
  memref.dma_start %m, %d[%i, %i], %i, %t[%i] : memref<4x5xf32>, memref<4x5xf32, 1>, memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>, %i: index, %x: f32, %d: memref<4x5xf32, 1>, %t: memref<1xi32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  memref.dma_start %m[%x, %i], %d[%i, %i], %i, %t[%i] : memref<4x5xf32>, memref<4x5xf32, 1>, memref<1xi32>
  return
}
