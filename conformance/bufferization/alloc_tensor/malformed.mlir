// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `bufferization.alloc_tensor` is refused.

func.func @f() {
  // expected-error@+1 {{expected '('}}
  %r = bufferization.alloc_tensor : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ')'}}
  %r = bufferization.alloc_tensor(%i : tensor<?xf32>
  return
}

// -----

func.func @f(%u: tensor<?x4xf32>) {
  // expected-error@+1 {{expected '('}}
  %r = bufferization.alloc_tensor() copy %u : tensor<?x4xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>) {
  // expected-error@+2 {{use of value '%s' expects different type than prior uses: 'tensor<?x4xf32>' vs 'tensor<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  %r = bufferization.alloc_tensor() copy(%s) : tensor<?x4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '='}}
  %r = bufferization.alloc_tensor() size_hint %i : tensor<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %r = bufferization.alloc_tensor() : memref<4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %r = bufferization.alloc_tensor(%x) : tensor<?xf32>
  return
}
