// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.expand_shape` is refused; what keeps them all is not.

func.func @f(%m: memref<4x1xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
  %r = memref.expand_shape %m [[0], [0]] output_shape [4] : memref<4x1xf32> into memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<6x4xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 2}}
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op reassociation indices must be contiguous}}
  %r = memref.expand_shape %m [[1, 0]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op reassociation index 2 is out of bounds}}
  %r = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op expanded rank (2) inconsistent with number of reassociation indices (1)}}
  %r = memref.expand_shape %m [[0]] output_shape [6, 1] : memref<6xf32> into memref<6x1xf32>
  return
}

// -----

func.func @f(%m: memref<7xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op collapsed dim size (7) must equal reassociation group size (6)}}
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<7xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<?xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, %n] : memref<6xf32> into memref<2x?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: index) {
  %r = memref.expand_shape %m [[0, 1]] output_shape [%n, %n] : memref<?xf32> into memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %r = memref.expand_shape %m [] output_shape [2] : memref<f32> into memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  %r = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32>' but found 'memref<2x3xf32, strided<[3, 1]>>'}}
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32, strided<[3, 1]>>
  return
}

// -----

func.func @f(%m: memref<6xf32, strided<[4], offset: 2>>) {
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32, strided<[4], offset: 2>> into memref<2x3xf32, strided<[12, 4], offset: 2>>
  return
}

// -----

func.func @f(%m: memref<6xf32, strided<[4], offset: 2>>) {
  // expected-error@+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32, strided<[12, 4], offset: 2>>' but found 'memref<2x3xf32, strided<[3, 1], offset: 2>>'}}
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32, strided<[4], offset: 2>> into memref<2x3xf32, strided<[3, 1], offset: 2>>
  return
}

// -----

func.func @f(%m: memref<?xf32, strided<[4]>>, %n: index) {
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, %n] : memref<?xf32, strided<[4]>> into memref<2x?xf32, strided<[?, 4]>>
  return
}

// -----

func.func @f(%m: memref<6xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 1 inputs instead}}
  %r = memref.expand_shape %m [[0, 1]] output_shape [2] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op invalid output shape provided at pos 0}}
  %r = memref.expand_shape %m [[0, 1]] output_shape [3, 2] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op incorrect number of dynamic sizes, has 1, expected 0}}
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, %n] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 1 dynamic dims while output_shape has 0 values}}
  %r = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, -9223372036854775808>}> : (memref<?xf32>) -> memref<2x?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op incorrect number of dynamic sizes, has 0, expected 1}}
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 5] : memref<?xf32> into memref<2x?xf32>
  return
}
