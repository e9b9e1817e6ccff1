// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.vector_load` is refused; what keeps them all is not.

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %r = affine.vector_load %m[%i] : memref<10xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.vector_load' op affine map num results must equal memref rank}}
  %r = affine.vector_load %m[%i, %i] : memref<10xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.vector_load' op expects as many subscripts as affine map inputs}}
  %r = "affine.vector_load"(%m) <{map = affine_map<(d) -> (d)>}> : (memref<10xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.vector_load' op result #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "affine.vector_load"(%m, %i) <{map = affine_map<(d) -> (d)>}> : (memref<10xf32>, index) -> f32
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.vector_load' op result #0 must be vector of any non-token type values, but got 'vector<f32>'}}
  %r = affine.vector_load %m[%i] : memref<10xf32>, vector<f32>
  return
}

// -----

func.func @f(%m: memref<10xvector<4xf32>>, %i: index) {
  // expected-error@+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %r = affine.vector_load %m[%i] : memref<10xvector<4xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %x: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %j = memref.load %x[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.vector_load' op operand cannot be used as a dimension id}}
    %r = affine.vector_load %m[%j] : memref<10xf32>, vector<4xi32>
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.vector_load' op operand cannot be used as a symbol}}
    %r = affine.vector_load %m[symbol(%i)] : memref<10xf32>, vector<4xf32>
  }
  return
}
