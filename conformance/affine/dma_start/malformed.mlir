// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.dma_start` is refused.

func.func @f(%m: memref<?x8xf32>, %i: index, %n: index, %t: memref<1xi32>, %f: memref<8x8xf32, 2>) {
  // expected-error@+1 {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %m[%i, 3], %f[%n, %i], %t[0], %n, %i : memref<?x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index, %n: index, %t: memref<1xi32>, %f: memref<8x8xf32, 2>) {
  // expected-error@+1 {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %m[%i, 3], %f[%n, %i], %t[0], %n : memref<?x8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index, %n: index, %t: memref<1xi32>, %f: memref<8x8xf32, 2>) {
  // expected-error@+1 {{expected ','}}
  affine.dma_start %m[%i, 3], %f[%n, %i], %t[0] : memref<?x8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index, %n: index, %x: f32, %t: memref<1xi32>, %f: memref<8x8xf32, 2>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  affine.dma_start %m[%i, 3], %f[%n, %i], %t[0], %x : memref<?x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index, %n: index, %t: memref<1xi32>, %f: memref<8x8xf32, 2>) {
  // expected-error@+1 {{expected '[' in affine map}}
  affine.dma_start %m, %f[%n, %i], %t[0], %n : memref<?x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index, %n: index, %t: memref<1xi32>, %f: memref<8x8xf32, 2>) {
  // expected-error@+1 {{expected ':'}}
  affine.dma_start %m[%i, 3], %f[%n, %i], %t[0], %n {tag} : memref<?x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
  return
}
