// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.alloc` is refused; what keeps them all is not.

func.func @f(%n: index) {
  // expected-error@+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %m = memref.alloc() : memref<4x?xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %m = memref.alloc(%n) : memref<4xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %m = memref.alloc()[%n] : memref<4xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
  %m = memref.alloc() : memref<4xf32, affine_map<(d)[s] -> (d + s)>>
  return
}

// -----

func.func @f(%n: index) {
  %m = memref.alloc()[%n] : memref<4xf32, affine_map<(d)[s] -> (d + s)>>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 2, got 0}}
  %m = memref.alloc() : memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @f(%n: index) {
  %m = memref.alloc()[%n, %n] : memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @f(%n: index) {
  %m = memref.alloc() : memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %m = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %m = memref.alloc() {alignment = -8 : i64} : memref<4xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'memref.alloc' op result #0 must be memref of any non-token type values, but got 'memref<*xf32>'}}
  %m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<*xf32>
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'memref.alloc' op operand #0 must be variadic of index, but got 'i32'}}
  %m = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> memref<?xf32>
  return
}
