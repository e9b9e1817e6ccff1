// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `memref.prefetch` is refused.

func.func @f(%m: memref<4x5xf32>, %i: index) {
  // expected-error@+1 {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %m[%i, %i], reed, locality<3>, data : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>, %i: index) {
  // expected-error@+1 {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %m[%i, %i], read, locality<3>, date : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>, %i: index) {
  // expected-error@+1 {{custom op 'memref.prefetch' expected 'locality'}}
  memref.prefetch %m[%i, %i], read, data : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>, %i: index) {
  // expected-error@+1 {{custom op 'memref.prefetch' expected valid keyword}}
  memref.prefetch %m[%i, %i], , locality<3>, data : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>, %i: index) {
  // expected-error@+1 {{expected '>'}}
  memref.prefetch %m[%i, %i], read, locality<3 : i32>, data : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>, %i: index) {
  // expected-error@+1 {{expected '[' in operand list}}
  memref.prefetch %m(%i, %i), read, locality<3>, data : memref<4x5xf32>
  return
}

// -----

func.func @f(%m: memref<4x5xf32>, %i: index) {
  // expected-error@+1 {{custom op 'memref.prefetch' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  memref.prefetch %m[%i, %i], read, locality<3>, data : f32
  return
}
