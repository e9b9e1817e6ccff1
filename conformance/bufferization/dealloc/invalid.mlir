// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `bufferization.dealloc` is refused; what keeps them all is not.

func.func @f(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>, %x: f32) {
  // expected-error@+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  "bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>, %x: f32) {
  // expected-error@+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  "bufferization.dealloc"(%m, %c, %c) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<4xf32>, i1, i1) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>, %x: f32) {
  // expected-error@+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  "bufferization.dealloc"(%m, %c, %r) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>, %x: f32) {
  // expected-error@+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  %u:2 = "bufferization.dealloc"(%m, %c, %r) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, memref<4xf32>) -> (i1, i1)
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>, %x: f32) {
  // expected-error@+1 {{'bufferization.dealloc' op result #0 must be variadic of 1-bit signless integer, but got 'i32'}}
  %u:1 = "bufferization.dealloc"(%m, %c, %r) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, memref<4xf32>) -> (i32)
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>, %x: f32) {
  // expected-error@+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  %u:1 = "bufferization.dealloc"(%m, %c) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xf32>, i1) -> (i1)
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>, %x: f32) {
  // expected-error@+1 {{'bufferization.dealloc' op operand #0 must be variadic of ranked or unranked memref of any non-token type values, but got 'f32'}}
  "bufferization.dealloc"(%x, %c) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (f32, i1) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>, %x: f32) {
  // expected-error@+1 {{'bufferization.dealloc' op operand #1 must be variadic of 1-bit signless integer, but got 'f32'}}
  "bufferization.dealloc"(%m, %x) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xf32>, f32) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>, %x: f32) {
  // expected-error@+1 {{'bufferization.dealloc' op operand #2 must be variadic of ranked or unranked memref of any non-token type values, but got 'f32'}}
  %u:1 = "bufferization.dealloc"(%m, %c, %x) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, f32) -> (i1)
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>, %x: f32) {
  %u:1 = "bufferization.dealloc"(%m, %c, %r) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, memref<4xf32>) -> (i1)
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1, %r: memref<4xf32>, %x: f32) {
  "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  return
}
