// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.transpose` is refused; what keeps them all is not.

func.func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map}}
  %r = memref.transpose %m (i, j) -> (i, i) : memref<2x3xf32> to memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %r = memref.transpose %m (i) -> (i) : memref<2x3xf32> to memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<3x2xf32>' is not equivalent to the canonical transposed input type 'memref<3x2xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>'}}
  %r = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  %r = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  %r = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32, affine_map<(d, e) -> (e * 3 + d)>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<2x3xf32, strided<[1, 3]>>' is not equivalent to the canonical transposed input type 'memref<3x2xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>'}}
  %r = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32> to memref<2x3xf32, strided<[1, 3]>>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %r = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>) {
  %r = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  %r = memref.transpose %m (i, j) -> (i, j) : memref<2x3xf32> to memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op result type 'memref<3x2xf32, strided<[1, 3]>, 1>' is not equivalent to the canonical transposed input type 'memref<3x2xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>'}}
  %r = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>, 1>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  %r = memref.transpose %m () -> () : memref<f32> to memref<f32>
  return
}
