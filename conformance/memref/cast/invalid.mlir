// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.cast` is refused; what keeps them all is not.

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xi32>' are cast incompatible}}
  %r = memref.cast %m : memref<4xf32> to memref<4xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible}}
  %r = memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<?x?xf32>' are cast incompatible}}
  %r = memref.cast %m : memref<4xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, 1>' are cast incompatible}}
  %r = memref.cast %m : memref<4xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, strided<[4, 1]>>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<4x4xf32, strided<[4, 1]>>' and result type 'memref<4x4xf32, strided<[8, 1]>>' are cast incompatible}}
  %r = memref.cast %m : memref<4x4xf32, strided<[4, 1]>> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, strided<[4, 1], offset: 2>>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<4x4xf32, strided<[4, 1], offset: 2>>' and result type 'memref<4x4xf32>' are cast incompatible}}
  %r = memref.cast %m : memref<4x4xf32, strided<[4, 1], offset: 2>> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  %r = memref.cast %m : memref<4x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>' are cast incompatible}}
  %r = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, affine_map<(d, e) -> (d mod 2, e)>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, affine_map<(d, e) -> (d * 4 + e)>>) {
  %r = memref.cast %m : memref<4x4xf32, affine_map<(d, e) -> (d * 4 + e)>> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  %r = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xi32>' are cast incompatible}}
  %r = memref.cast %m : memref<*xf32> to memref<*xi32>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %r = memref.cast %m : memref<*xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<4xi32>' are cast incompatible}}
  %r = memref.cast %m : memref<*xf32> to memref<4xi32>
  return
}

// -----

func.func @f(%m: memref<*xf32, 1>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<*xf32, 1>' and result type 'memref<4xf32>' are cast incompatible}}
  %r = memref.cast %m : memref<*xf32, 1> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.cast' op result #0 must be ranked or unranked memref of any non-token type values, but got 'f32'}}
  %r = "memref.cast"(%m) : (memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<1x4xf32>) {
  %r = memref.cast %m : memref<1x4xf32> to memref<1x4xf32, strided<[7, 1]>>
  return
}

// -----

func.func @f(%m: memref<2x4xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<2x4xf32>' and result type 'memref<?x4xf32, strided<[7, 1]>>' are cast incompatible}}
  %r = memref.cast %m : memref<2x4xf32> to memref<?x4xf32, strided<[7, 1]>>
  return
}
