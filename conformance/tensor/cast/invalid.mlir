// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.cast` is refused; what keeps them all is not.

func.func @f(%t: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi32>' are cast incompatible}}
  %r = tensor.cast %t : tensor<4xf32> to tensor<4xi32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
  %r = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<?x?xf32>' are cast incompatible}}
  %r = tensor.cast %t : tensor<4xf32> to tensor<?x?xf32>
  return
}

// -----

func.func @f(%t: tensor<*xf32>) {
  %r = tensor.cast %t : tensor<*xf32> to tensor<?x?xf32>
  return
}

// -----

func.func @f(%t: tensor<*xf32>) {
  %r = tensor.cast %t : tensor<*xf32> to tensor<*xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>) {
  %r = tensor.cast %t : tensor<?x4xf32> to tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: memref<4xf32>) {
  // expected-error@+1 {{'tensor.cast' op operand #0 must be tensor of any non-token type values, but got 'memref<4xf32>'}}
  %r = "tensor.cast"(%t) : (memref<4xf32>) -> tensor<4xf32>
  return
}
