// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.reinterpret_cast` is refused; what keeps them all is not.

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{different memory spaces specified for source type 'memref<4xf32>' and result memref type 'memref<4xf32, strided<[1]>, 1>'}}
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, strided<[1]>, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op source element type ('f32') does not match result element type ('i32')}}
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xi32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected result type with size = 3 instead of 4 in dim = 0}}
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error@+1 {{expected result type with size = dynamic instead of 4 in dim = 0}}
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected result type with offset = 1 instead of 0}}
  %r = memref.reinterpret_cast %m to offset: [1], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error@+1 {{expected result type with offset = dynamic instead of 0}}
  %r = memref.reinterpret_cast %m to offset: [%n], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error@+1 {{expected result type with stride = dynamic instead of 1 in dim = 0}}
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%n] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %r = memref.reinterpret_cast %m to offset: [0, 0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected 1 size values, got 2}}
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [2] : memref<4xf32> to memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected offsets to be non-negative, but got -1}}
  %r = memref.reinterpret_cast %m to offset: [-1], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: -1>>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected sizes to be non-negative, but got -4}}
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [-4], strides: [1] : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [-1] : memref<4xf32> to memref<4xf32, strided<[-1]>>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  %r = memref.reinterpret_cast %m to offset: [3], sizes: [4, 4], strides: [8, 2] : memref<*xf32> to memref<4x4xf32, strided<[8, 2], offset: 3>>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (0 vs 1)}}
  %r = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any non-token type values, but got 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>'}}
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, affine_map<(d) -> (d mod 2)>>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error@+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (1 vs 0)}}
  %r = "memref.reinterpret_cast"(%m, %n) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error@+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (0 vs 1)}}
  %r = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<?xf32, strided<[1]>>
  return
}
