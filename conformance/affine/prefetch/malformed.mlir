// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.prefetch` is refused.

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{expected ','}}
  affine.prefetch %m[%i, 2], write, locality<3> : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[%i, 2], wipe, locality<3>, data : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{custom op 'affine.prefetch' cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[%i, 2], read, locality<3>, date : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{custom op 'affine.prefetch' expected 'locality'}}
  affine.prefetch %m[%i, 2], read, local<3>, data : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{expected attribute value}}
  affine.prefetch %m[%i, 2], read, locality<%i>, data : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{expected '<'}}
  affine.prefetch %m[%i, 2], read, locality(3), data : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{expected ','}}
  affine.prefetch %m[%i, 2] read, locality<3>, data : memref<?x8xf32>
  return
}
