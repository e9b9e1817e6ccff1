// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.vector_store` is refused; what keeps them all is not.

func.func @f(%m: memref<10xf32>, %i: index, %v: vector<4xi32>) {
  // expected-error@+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %v, %m[%i] : memref<10xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{'affine.vector_store' op affine map num results must equal memref rank}}
  affine.vector_store %v, %m[%i, %i] : memref<10xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{'affine.vector_store' op expects as many subscripts as affine map inputs}}
  "affine.vector_store"(%v, %m) <{map = affine_map<(d) -> (d)>}> : (vector<4xf32>, memref<10xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %v: f32) {
  // expected-error@+1 {{'affine.vector_store' op operand #0 must be vector of any non-token type values, but got 'f32'}}
  "affine.vector_store"(%v, %m, %i) <{map = affine_map<(d) -> (d)>}> : (f32, memref<10xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %x: memref<10xindex>, %v: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    %j = memref.load %x[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.vector_store' op operand cannot be used as a dimension id}}
    affine.vector_store %v, %m[%j] : memref<10xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.vector_store' op operand cannot be used as a symbol}}
    affine.vector_store %v, %m[symbol(%i)] : memref<10xf32>, vector<4xf32>
  }
  return
}
