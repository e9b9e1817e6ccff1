// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `bufferization.to_buffer` is refused; what keeps them all is not.

func.func @f(%s: tensor<4xf32>) {
  // expected-error@+2 {{shapes do not match}}
  // expected-error@+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %r = "bufferization.to_buffer"(%s) <{}> : (tensor<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>) {
  // expected-error@+2 {{shapes do not match}}
  // expected-error@+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %r = "bufferization.to_buffer"(%s) <{}> : (tensor<4xf32>) -> memref<?xf32>
  return
}

// -----

func.func @f(%s: tensor<?xf32>) {
  // expected-error@+2 {{shapes do not match}}
  // expected-error@+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %r = "bufferization.to_buffer"(%s) <{}> : (tensor<?xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>) {
  // expected-error@+2 {{element types do not match}}
  // expected-error@+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %r = "bufferization.to_buffer"(%s) <{}> : (tensor<4xf32>) -> memref<4xi32>
  return
}

// -----

func.func @f(%s: tensor<*xf32>) {
  %r = "bufferization.to_buffer"(%s) <{}> : (tensor<*xf32>) -> memref<*xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>) {
  // expected-error@+2 {{shapes do not match}}
  // expected-error@+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %r = "bufferization.to_buffer"(%s) <{}> : (tensor<4xf32>) -> memref<*xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.to_buffer' op result #0 must be BufferLikeType instance, but got 'tensor<4xf32>'}}
  %r = "bufferization.to_buffer"(%s) <{}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%s: memref<4xf32>) {
  // expected-error@+1 {{'bufferization.to_buffer' op operand #0 must be TensorLikeType instance, but got 'memref<4xf32>'}}
  %r = "bufferization.to_buffer"(%s) <{}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>) {
  %r = "bufferization.to_buffer"(%s) <{}> : (tensor<4xf32>) -> memref<4xf32, strided<[?], offset: ?>, 3>
  return
}
