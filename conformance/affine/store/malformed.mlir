// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.store` is refused.

func.func @f(%m: memref<?x8xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{expected ','}}
  affine.store %x %m[%i, 0] : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+2 {{use of value '%i' expects different type than prior uses: 'f32' vs 'index'}}
  // expected-note@-2 {{prior use here}}
  affine.store %i, %m[%i, 0] : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{custom op 'affine.store' invalid kind of type specified: expected builtin.memref, but found 'vector<4xf32>'}}
  affine.store %x, %m[%i, 0] : vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{expected ','}}
  affine.store %m[%i, 0] : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{expected ':'}}
  affine.store %x, %m[%i, 0]
  return
}
