// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `bufferization.alloc_tensor` is refused; what keeps them all is not.

func.func @f(%n: index, %t: tensor<?xf32>) {
  // expected-error@+1 {{dynamic sizes not needed when copying a tensor}}
  %r = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 0, expected 1}}
  %r = bufferization.alloc_tensor() : tensor<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0}}
  %r = bufferization.alloc_tensor(%n) : tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error@+1 {{expected that `copy` and return type match}}
  %r = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>) {
  %r = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  return
}

// -----

func.func @f() {
  %r = bufferization.alloc_tensor() : tensor<*xf32>
  return
}

// -----

func.func @f(%t: tensor<*xf32>) {
  %r = bufferization.alloc_tensor() copy(%t) : tensor<*xf32>
  return
}

// -----

func.func @f(%n: index) {
  %r = bufferization.alloc_tensor() size_hint=%n : tensor<4xf32>
  return
}
