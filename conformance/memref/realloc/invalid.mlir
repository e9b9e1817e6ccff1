// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.realloc` is refused; what keeps them all is not.

func.func @f(%m: memref<4xf32, affine_map<(d) -> (d * 2)>>) {
  // expected-error@+1 {{unsupported layout for source memref type 'memref<4xf32, affine_map<(d0) -> (d0 * 2)>>'}}
  %r = memref.realloc %m : memref<4xf32, affine_map<(d) -> (d * 2)>> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{unsupported layout for result memref type 'memref<8xf32, affine_map<(d0) -> (d0 * 2)>>'}}
  %r = memref.realloc %m : memref<4xf32> to memref<8xf32, affine_map<(d) -> (d * 2)>>
  return
}

// -----

func.func @f(%m: memref<4xf32, 1>) {
  // expected-error@+1 {{different memory spaces specified for source memref type 'memref<4xf32, 1>' and result memref type 'memref<8xf32>'}}
  %r = memref.realloc %m : memref<4xf32, 1> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.realloc' op source element type ('f32') does not match result element type ('i32')}}
  %r = memref.realloc %m : memref<4xf32> to memref<8xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{missing dimension operand for result type 'memref<?xf32>'}}
  %r = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error@+1 {{unnecessary dimension operand for result type 'memref<8xf32>'}}
  %r = memref.realloc %m(%n) : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %n: index) {
  // expected-error@+1 {{'memref.realloc' op operand #0 must be 1D memref of any non-token type values, but got 'memref<4x4xf32>'}}
  %r = "memref.realloc"(%m) : (memref<4x4xf32>) -> memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[1]>>, %n: index) {
  %r = memref.realloc %m(%n) : memref<4xf32, strided<[1]>> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{custom op 'memref.realloc' 'memref.realloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %r = memref.realloc %m {alignment = 7 : i64} : memref<4xf32> to memref<8xf32>
  return
}
