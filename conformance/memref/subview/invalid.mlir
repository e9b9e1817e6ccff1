// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.subview` is refused; what keeps them all is not.

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{different memory spaces specified for base memref type 'memref<8x8xf32>' and subview memref type 'memref<4x4xf32, strided<[8, 1]>, 1>'}}
  %r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>, 1>
  return
}

// -----

func.func @f(%m: memref<8x8xf32, affine_map<(d, e) -> (d mod 2, e)>>) {
  // expected-error@+1 {{base type 'memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>' is not strided}}
  %r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32, affine_map<(d, e) -> (d mod 2, e)>> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected result rank to be smaller or equal to the source rank, but got 'memref<1x1x4xf32, strided<[8, 8, 1]>>'}}
  %r = memref.subview %m[0, 0][1, 4][1, 1] : memref<8x8xf32> to memref<1x1x4xf32, strided<[8, 8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<4x4xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4x3xf32, strided<[8, 1]>>'}}
  %r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x3xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<4x4xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4xf32, strided<[8]>>'}}
  %r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4xf32, strided<[8]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected result element type to be 'f32', but got 'memref<4x4xi32, strided<[8, 1]>>'}}
  %r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xi32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<4x4xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32>'}}
  %r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<4x4xf32, strided<[8, 1], offset: 2>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32, strided<[8, 1]>>'}}
  %r = memref.subview %m[0, 2][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %n: index) {
  %r = memref.subview %m[%n, 2][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected result type to be 'memref<4x4xf32, strided<[8, 1], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32, strided<[8, 1], offset: 2>>'}}
  %r = memref.subview %m[%n, 2][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 2>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected result type to be 'memref<4x?xf32, strided<[8, ?]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x?xf32, strided<[8, 1]>>'}}
  %r = memref.subview %m[0, 0][4, %n][1, %n] : memref<8x8xf32> to memref<4x?xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %n: index) {
  %r = memref.subview %m[0, 0][4, %n][1, %n] : memref<8x8xf32> to memref<4x?xf32, strided<[8, ?]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  %r = memref.subview %m[0, 0][1, 4][1, 1] : memref<8x8xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  %r = memref.subview %m[3, 0][1, 1][1, 1] : memref<8x8xf32> to memref<1xf32, strided<[8], offset: 24>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  %r = memref.subview %m[3, 0][1, 1][1, 1] : memref<8x8xf32> to memref<1xf32, strided<[1], offset: 24>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<1x1xf32, strided<[8, 1], offset: 24>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1xf32, strided<[2], offset: 24>>'}}
  %r = memref.subview %m[3, 0][1, 1][1, 1] : memref<8x8xf32> to memref<1xf32, strided<[2], offset: 24>>
  return
}

// -----

func.func @f(%m: memref<8x8x8xf32>) {
  %r = memref.subview %m[0, 0, 0][1, 4, 1][1, 1, 1] : memref<8x8x8xf32> to memref<4x1xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8x8xf32>) {
  %r = memref.subview %m[0, 0, 0][1, 4, 1][1, 1, 1] : memref<8x8x8xf32> to memref<1x4xf32, strided<[64, 8]>>
  return
}

// -----

func.func @f(%m: memref<8x8x8xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<1x4x1xf32, strided<[64, 8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x4xf32, strided<[8, 8]>>'}}
  %r = memref.subview %m[0, 0, 0][1, 4, 1][1, 1, 1] : memref<8x8x8xf32> to memref<1x4xf32, strided<[8, 8]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{offset 0 is out-of-bounds: 8 >= 8}}
  %r = memref.subview %m[8, 0][1, 4][1, 1] : memref<8x8xf32> to memref<1x4xf32, strided<[8, 1], offset: 64>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{slice along dimension 1 runs out-of-bounds: 8 >= 8}}
  %r = memref.subview %m[0, 4][1, 5][1, 1] : memref<8x8xf32> to memref<1x5xf32, strided<[8, 1], offset: 4>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{slice along dimension 1 runs out-of-bounds: 9 >= 8}}
  %r = memref.subview %m[0, 0][1, 4][1, 3] : memref<8x8xf32> to memref<1x4xf32, strided<[8, 3]>>
  return
}

// -----

func.func @f(%m: memref<8x?xf32>) {
  %r = memref.subview %m[0, 100][1, 4][1, 3] : memref<8x?xf32> to memref<1x4xf32, strided<[?, 3], offset: 100>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %r = memref.subview %m[0][1, 4][1, 3] : memref<8x8xf32> to memref<1x4xf32, strided<[8, 3]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %r = memref.subview %m[0, 0][1, 4][1] : memref<8x8xf32> to memref<1x4xf32, strided<[8, 3]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected 2 offset values, got 1}}
  %r = memref.subview %m[0][1][1] : memref<8x8xf32> to memref<1x4xf32, strided<[8, 3]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected offsets to be non-negative, but got -1}}
  %r = memref.subview %m[-1, 0][1, 4][1, 1] : memref<8x8xf32> to memref<1x4xf32, strided<[8, 1], offset: -8>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected sizes to be non-negative, but got -4}}
  %r = memref.subview %m[0, 0][1, -4][1, 1] : memref<8x8xf32> to memref<1x?xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  %r = memref.subview %m[7, 7][4, 4][-1, -1] : memref<8x8xf32> to memref<4x4xf32, strided<[-8, -1], offset: 63>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %r = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32>) -> memref<1x1xf32, strided<[8, 1], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.subview' op operand #0 must be memref of any non-token type values, but got 'memref<*xf32>'}}
  %r = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (memref<*xf32>) -> memref<1xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32, strided<[?, ?], offset: ?>>) {
  %r = memref.subview %m[0, 0][1, 4][1, 1] : memref<8x8xf32, strided<[?, ?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<0x8xf32>) {
  // expected-error@+1 {{offset 0 is out-of-bounds: 0 >= 0}}
  %r = memref.subview %m[0, 0][0, 4][1, 1] : memref<0x8xf32> to memref<0x4xf32, strided<[8, 1]>>
  return
}
