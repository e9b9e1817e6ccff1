// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `bufferization.dealloc_tensor` is refused; what keeps them all is not.

func.func @f(%t: memref<4xf32>) {
  // expected-error@+1 {{'bufferization.dealloc_tensor' op operand #0 must be tensor of any non-token type values, but got 'memref<4xf32>'}}
  "bufferization.dealloc_tensor"(%t) : (memref<4xf32>) -> ()
  return
}
