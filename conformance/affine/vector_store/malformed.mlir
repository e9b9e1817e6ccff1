// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.vector_store` is refused.

func.func @f(%m: memref<?x8xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'affine.vector_store' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  affine.vector_store %v, %m[%i, 0] : memref<?x8xf32>, f32
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index, %x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'vector<4xf32>' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  affine.vector_store %x, %m[%i, 0] : memref<?x8xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{expected ','}}
  affine.vector_store %v, %m[%i, 0] : memref<?x8xf32>
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{expected SSA operand}}
  affine.vector_store %v, [%i, 0] : memref<?x8xf32>, vector<4xf32>
  return
}
