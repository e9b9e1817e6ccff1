// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.view` is refused; what keeps them all is not.

func.func @f(%m: memref<64xi8, affine_map<(d) -> (d * 2)>>, %i: index) {
  // expected-error@+1 {{unsupported map for base memref type 'memref<64xi8, affine_map<(d0) -> (d0 * 2)>>'}}
  %r = memref.view %m[%i][] : memref<64xi8, affine_map<(d) -> (d * 2)>> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<64xi8>, %i: index) {
  // expected-error@+1 {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
  %r = memref.view %m[%i][] : memref<64xi8> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<64xi8, 1>, %i: index) {
  // expected-error@+1 {{different memory spaces specified for base memref type 'memref<64xi8, 1>' and view memref type 'memref<4xf32>'}}
  %r = memref.view %m[%i][] : memref<64xi8, 1> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<64xi8>, %i: index) {
  // expected-error@+1 {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
  %r = memref.view %m[%i][] : memref<64xi8> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<64xi8>, %i: index) {
  // expected-error@+1 {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
  %r = memref.view %m[%i][%i] : memref<64xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<64xi32>, %i: index) {
  // expected-error@+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<64xi32>'}}
  %r = memref.view %m[%i][%i] : memref<64xi32> to memref<?xf32>
  return
}
