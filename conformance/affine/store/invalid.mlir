// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.store` is refused; what keeps them all is not.

func.func @f(%m: memref<10xf32>, %i: index, %x: i32) {
  // expected-error@+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%x, %m, %i) <{map = affine_map<(d) -> (d)>}> : (i32, memref<10xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'affine.store' op affine map num results must equal memref rank}}
  affine.store %x, %m[%i, %i] : memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'affine.store' op expects as many subscripts as affine map inputs}}
  "affine.store"(%x, %m) <{map = affine_map<(d) -> (d)>}> : (f32, memref<10xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'affine.store' op operand #1 must be memref of any non-token type values, but got 'f32'}}
  "affine.store"(%x, %x, %i) <{map = affine_map<(d) -> (d)>}> : (f32, f32, index) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'affine.store' op operand #2 must be variadic of index, but got 'f32'}}
  "affine.store"(%x, %m, %x) <{map = affine_map<(d) -> (d)>}> : (f32, memref<10xf32>, f32) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'affine.store' op requires attribute 'map'}}
  "affine.store"(%x, %m, %i) : (f32, memref<10xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %y: memref<10xindex>, %x: f32) {
  affine.for %i = 0 to 10 {
    %j = memref.load %y[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.store' op operand cannot be used as a dimension id}}
    affine.store %x, %m[%j] : memref<10xf32>
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.store' op operand cannot be used as a symbol}}
    affine.store %x, %m[symbol(%i)] : memref<10xf32>
  }
  return
}
