// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.vector_load` is refused.

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{expected ','}}
  %r = affine.vector_load %m[%i, 0] : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %r = affine.vector_load %m[%i, 0] : memref<?x8xf32>, f32
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{custom op 'affine.vector_load' invalid kind of type specified: expected builtin.memref, but found 'tensor<?x8xf32>'}}
  %r = affine.vector_load %m[%i, 0] : tensor<?x8xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{expected ']' in affine map}}
  %r = affine.vector_load %m[%i 0] : memref<?x8xf32>, vector<4xf32>
  return
}
