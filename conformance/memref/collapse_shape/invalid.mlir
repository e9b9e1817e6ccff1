// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.collapse_shape` is refused; what keeps them all is not.

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
  %r = memref.collapse_shape %m [[0], [0]] : memref<4xf32> into memref<4x1xf32>
  return
}

// -----

func.func @f(%m: memref<2x3x4xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op invalid number of reassociation groups: found 1, expected 2}}
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x3x4xf32> into memref<6x4xf32>
  return
}

// -----

func.func @f(%m: memref<2x3x4xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %r = memref.collapse_shape %m [[0, 1], [1, 2]] : memref<2x3x4xf32> into memref<6x12xf32>
  return
}

// -----

func.func @f(%m: memref<2x3x4xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op reassociation index 3 is out of bounds}}
  %r = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x3x4xf32> into memref<6x4xf32>
  return
}

// -----

func.func @f(%m: memref<2x3x4xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %r = memref.collapse_shape %m [[0], [1]] : memref<2x3x4xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<2x?x4xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %r = memref.collapse_shape %m [[0, 1], [2]] : memref<2x?x4xf32> into memref<6x4xf32>
  return
}

// -----

func.func @f(%m: memref<2x3x4xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %r = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<?x4xf32>
  return
}

// -----

func.func @f(%m: memref<2x3x4xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op collapsed dim size (5) must equal reassociation group size (6)}}
  %r = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<5x4xf32>
  return
}

// -----

func.func @f(%m: memref<2x1xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %r = memref.collapse_shape %m [] : memref<2x1xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<1x1xf32>) {
  %r = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32, strided<[4, 1]>>) {
  // expected-error@+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32, strided<[4, 1]>> into memref<6xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32, strided<[?, 1]>>) {
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32, strided<[?, 1]>> into memref<6xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32, strided<[?, 1]>>) {
  // expected-error@+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32, strided<[1]>>' but found 'memref<6xf32>'}}
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32, strided<[?, 1]>> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x?xf32, strided<[?, 2], offset: 3>>) {
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x?xf32, strided<[?, 2], offset: 3>> into memref<?xf32, strided<[?], offset: 3>>
  return
}

// -----

func.func @f(%m: memref<2x?xf32, strided<[?, 2], offset: 3>>) {
  // expected-error@+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<?xf32, strided<[?], offset: 3>>' but found 'memref<?xf32, strided<[2], offset: 3>>'}}
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x?xf32, strided<[?, 2], offset: 3>> into memref<?xf32, strided<[2], offset: 3>>
  return
}

// -----

func.func @f(%m: memref<2x1xf32, strided<[3, 77]>>) {
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x1xf32, strided<[3, 77]>> into memref<2xf32, strided<[3]>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xf32, 1>'}}
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32> into memref<6xf32, 1>
  return
}

// -----

func.func @f(%m: memref<2x3xf32, affine_map<(d, e) -> (d mod 2, e)>>) {
  // expected-error@+1 {{'memref.collapse_shape' op operand #0 must be strided memref of any non-token type values, but got 'memref<2x3xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>'}}
  %r = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<2x3xf32, affine_map<(d, e) -> (d mod 2, e)>>) -> memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op operand #0 must be strided memref of any non-token type values, but got 'memref<*xf32>'}}
  %r = "memref.collapse_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<*xf32>) -> memref<6xf32>
  return
}
