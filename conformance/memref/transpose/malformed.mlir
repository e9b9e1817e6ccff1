// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `memref.transpose` is refused.

func.func @f(%m: memref<4x5xf32>) {
  // expected-error@+1 {{expected '(' in dimensional identifier list}}
  %r = memref.transpose %m affine_map<(a, b) -> (b, a)> : memref<4x5xf32> to f32
  return
}

// -----

func.func @f(%m: memref<4x5xf32>) {
  // expected-error@+1 {{use of undeclared identifier}}
  %r = memref.transpose %m (a, b) -> (c, a) : memref<4x5xf32> to f32
  return
}

// -----

func.func @f(%m: memref<4x5xf32>) {
  // expected-error@+2 {{custom op 'memref.transpose' expected 'to'}}
  %r = memref.transpose %m (a, b) -> (b, a) : memref<4x5xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'memref.transpose' invalid kind of type specified: expected builtin.memref, but found 'index'}}
  %r = memref.transpose %i (a, b) -> (b, a) : index to f32
  return
}
