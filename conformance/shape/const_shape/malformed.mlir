// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `shape.const_shape` is refused.

func.func @f() {
  // expected-error@+1 {{expected ':'}}
  %r = shape.const_shape [1, 2]
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{integer literal not valid for specified type}}
  %r = shape.const_shape 5 : !shape.shape
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected attribute value}}
  %r = shape.const_shape : !shape.shape
  return
}
