// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.scatter` is refused; what keeps them all is not.

func.func @f(%s: tensor<2xf32>, %t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  // expected-error@+1 {{'tensor.scatter' op scatter_dims must be non-empty}}
  %r = tensor.scatter %s into %t[%i] scatter_dims([]) unique : (tensor<2xf32>, tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<2xf32>, %t: tensor<4x5x6xf32>, %i: tensor<2x4xindex>) {
  // expected-error@+1 {{'tensor.scatter' op scatter_dims overflow dest rank}}
  %r = tensor.scatter %s into %t[%i] scatter_dims([0, 1, 2, 3]) unique : (tensor<2xf32>, tensor<4x5x6xf32>, tensor<2x4xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<2x1x5x6xf32>, %t: tensor<4x5x6xf32>, %i: tensor<2x2xindex>) {
  // expected-error@+1 {{'tensor.scatter' op scatter_dims length must match the size of last dimension of indices}}
  %r = tensor.scatter %s into %t[%i] scatter_dims([0]) unique : (tensor<2x1x5x6xf32>, tensor<4x5x6xf32>, tensor<2x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<2x1x5x6xf32>, %t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  // expected-error@+1 {{'tensor.scatter' op scatter_dims value must be non-negative}}
  %r = tensor.scatter %s into %t[%i] scatter_dims([-1]) unique : (tensor<2x1x5x6xf32>, tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<2x1x5x6xf32>, %t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  // expected-error@+1 {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  %r = tensor.scatter %s into %t[%i] scatter_dims([3]) unique : (tensor<2x1x5x6xf32>, tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<2x1x1x6xf32>, %t: tensor<4x5x6xf32>, %i: tensor<2x2xindex>) {
  // expected-error@+1 {{'tensor.scatter' op scatter_dims values must be strictly increasing}}
  %r = tensor.scatter %s into %t[%i] scatter_dims([1, 0]) unique : (tensor<2x1x1x6xf32>, tensor<4x5x6xf32>, tensor<2x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<2x1x5x6xf32>, %t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  // expected-error@+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %r = tensor.scatter %s into %t[%i] scatter_dims([0])  : (tensor<2x1x5x6xf32>, tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<2x1x5x7xf32>, %t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  // expected-error@+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<2x1x5x6xf32>' or its rank-reduced variant 'tensor<2x5x6xf32>' (got: 'tensor<2x1x5x7xf32>')}}
  %r = tensor.scatter %s into %t[%i] scatter_dims([0]) unique : (tensor<2x1x5x7xf32>, tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<2x1x5x6xi32>, %t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  // expected-error@+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<2x1x5x6xf32>' or its rank-reduced variant 'tensor<2x5x6xf32>' (got: 'tensor<2x1x5x6xi32>')}}
  %r = tensor.scatter %s into %t[%i] scatter_dims([0]) unique : (tensor<2x1x5x6xi32>, tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<2x1x5x6xf32>, %t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  %r = tensor.scatter %s into %t[%i] scatter_dims([0]) unique : (tensor<2x1x5x6xf32>, tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<2x5x6xf32>, %t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  %r = tensor.scatter %s into %t[%i] scatter_dims([0]) unique : (tensor<2x5x6xf32>, tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<2x5x6xf32>, %t: tensor<4x5x6xf32>, %i: tensor<2x1xindex>) {
  %r = "tensor.scatter"(%s, %t, %i) <{scatter_dims = array<i64: 0>, unique}> : (tensor<2x5x6xf32>, tensor<4x5x6xf32>, tensor<2x1xindex>) -> tensor<4x5x?xf32>
  return
}
