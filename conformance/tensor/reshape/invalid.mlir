// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.reshape` is refused; what keeps them all is not.

func.func @f(%t: tensor<4xf32>, %s: tensor<1xindex>) {
  // expected-error@+1 {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %r = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<1xindex>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %s: tensor<1xindex>) {
  // expected-error@+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %r = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<1xindex>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %s: tensor<?xindex>) {
  // expected-error@+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %r = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<?xindex>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %s: tensor<1xindex>) {
  // expected-error@+1 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %r = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<1xindex>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %s: tensor<?xindex>) {
  %r = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<?xindex>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %s: tensor<1xindex>) {
  %r = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<1xindex>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %s: tensor<1x1xindex>) {
  // expected-error@+1 {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<1x1xindex>'}}
  %r = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<1x1xindex>) -> tensor<5xf32>
  return
}
