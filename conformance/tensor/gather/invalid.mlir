// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.gather` is refused; what keeps them all is not.

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims must be non-empty}}
  %r = tensor.gather %t[%i] gather_dims([])  : (tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x4xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims overflow source rank}}
  %r = tensor.gather %t[%i] gather_dims([0, 1, 2, 3])  : (tensor<4x5x6xf32>, tensor<2x4xindex>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x2xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %r = tensor.gather %t[%i] gather_dims([0])  : (tensor<4x5x6xf32>, tensor<2x2xindex>) -> tensor<2x1x5x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x?xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %r = tensor.gather %t[%i] gather_dims([0])  : (tensor<4x5x6xf32>, tensor<2x?xindex>) -> tensor<2x1x5x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<index>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %r = tensor.gather %t[%i] gather_dims([0])  : (tensor<4x5x6xf32>, tensor<index>) -> tensor<2x1x5x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims value must be non-negative}}
  %r = tensor.gather %t[%i] gather_dims([-1])  : (tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<2x1x5x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %r = tensor.gather %t[%i] gather_dims([3])  : (tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<2x1x5x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x2xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %r = tensor.gather %t[%i] gather_dims([1, 0])  : (tensor<4x5x6xf32>, tensor<2x2xindex>) -> tensor<2x1x1x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x2xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %r = tensor.gather %t[%i] gather_dims([1, 1])  : (tensor<4x5x6xf32>, tensor<2x2xindex>) -> tensor<2x1x1x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  // expected-error@+1 {{'tensor.gather' op result type mismatch: expected 'tensor<2x1x5x6xf32>' or its rank-reduced variant 'tensor<2x5x6xf32>' (got: 'tensor<2x1x5x6xi32>')}}
  %r = tensor.gather %t[%i] gather_dims([0])  : (tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<2x1x5x6xi32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  // expected-error@+1 {{'tensor.gather' op result type mismatch: expected 'tensor<2x1x5x6xf32>' or its rank-reduced variant 'tensor<2x5x6xf32>' (got: 'tensor<2x1x5x7xf32>')}}
  %r = tensor.gather %t[%i] gather_dims([0])  : (tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<2x1x5x7xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  %r = tensor.gather %t[%i] gather_dims([0])  : (tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<2x1x5x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  %r = tensor.gather %t[%i] gather_dims([0])  : (tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<2x5x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  %r = tensor.gather %t[%i] gather_dims([0]) unique : (tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<2x5x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<?x2xi32>) {
  %r = tensor.gather %t[%i] gather_dims([0, 2])  : (tensor<4x5x6xf32>, tensor<?x2xi32>) -> tensor<?x1x5x1xf32>
  return
}
