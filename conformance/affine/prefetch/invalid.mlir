// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.prefetch` is refused; what keeps them all is not.

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[%i, %i], read, locality<3>, data : memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %m[%i], read, locality<4>, data : memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%m) <{map = affine_map<(d) -> (d)>, isWrite = false, localityHint = 1 : i32, isDataCache = true}> : (memref<10xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%m, %i, %i) <{map = affine_map<(d) -> (d)>, isWrite = false, localityHint = 1 : i32, isDataCache = true}> : (memref<10xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.prefetch' op requires attribute 'map'}}
  "affine.prefetch"(%m, %i) <{isWrite = false, localityHint = 1 : i32, isDataCache = true}> : (memref<10xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{invalid properties {isDataCache = true, isWrite = 1 : i32, localityHint = 1 : i32, map = affine_map<(d0) -> (d0)>} for op affine.prefetch: Invalid attribute `isWrite` in property conversion: 1 : i32}}
  "affine.prefetch"(%m, %i) <{map = affine_map<(d) -> (d)>, isWrite = 1 : i32, localityHint = 1 : i32, isDataCache = true}> : (memref<10xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %x: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %j = memref.load %x[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[%j], read, locality<3>, data : memref<10xf32>
  }
  return
}

// -----

func.func @a_symbol_may_be_a_dimension(%m: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.prefetch %m[symbol(%i)], read, locality<3>, data : memref<10xf32>
  }
  return
}
