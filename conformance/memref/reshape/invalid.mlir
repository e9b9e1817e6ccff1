// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.reshape` is refused; what keeps them all is not.

func.func @f(%m: memref<*xf32>, %s: memref<1xindex>) {
  // expected-error@+1 {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %r = memref.reshape %m(%s) : (memref<*xf32>, memref<1xindex>) -> memref<4xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>, %s: memref<1xindex>) {
  // expected-error@+1 {{'memref.reshape' op source memref type should have identity affine map}}
  %r = memref.reshape %m(%s) : (memref<4xf32, strided<[2]>>, memref<1xindex>) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<1xindex>) {
  // expected-error@+1 {{'memref.reshape' op result memref type should have identity affine map}}
  %r = memref.reshape %m(%s) : (memref<4xf32>, memref<1xindex>) -> memref<2xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<?xindex>) {
  // expected-error@+1 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %r = memref.reshape %m(%s) : (memref<4xf32>, memref<?xindex>) -> memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<1xindex>) {
  // expected-error@+1 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %r = memref.reshape %m(%s) : (memref<4xf32>, memref<1xindex>) -> memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<?xindex>) {
  %r = memref.reshape %m(%s) : (memref<4xf32>, memref<?xindex>) -> memref<*xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<1x1xindex>) {
  // expected-error@+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<1x1xindex>'}}
  %r = memref.reshape %m(%s) : (memref<4xf32>, memref<1x1xindex>) -> memref<*xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<1xf32>) {
  // expected-error@+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<1xf32>'}}
  %r = memref.reshape %m(%s) : (memref<4xf32>, memref<1xf32>) -> memref<*xf32>
  return
}
