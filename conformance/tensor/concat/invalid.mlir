// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.concat` is refused; what keeps them all is not.

func.func @f() {
  // expected-error@+1 {{'tensor.concat' op requires at least one input}}
  %r = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %r = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error@+1 {{'tensor.concat' op inputs and result element type must match}}
  %r = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xi32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %r = tensor.concat dim(1) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<4x3xf32>) {
  // expected-error@+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %r = tensor.concat dim(0) %a, %b : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<8x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<4x?xf32>) {
  // expected-error@+1 {{'tensor.concat' op result type 'tensor<8x3xf32>'does not match inferred shape 'tensor<8x2xf32>' static sizes}}
  %r = tensor.concat dim(0) %a, %b : (tensor<4x2xf32>, tensor<4x?xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<4x?xf32>) {
  // expected-error@+1 {{'tensor.concat' op result type 'tensor<9x?xf32>'does not match inferred shape 'tensor<8x2xf32>' static sizes}}
  %r = tensor.concat dim(0) %a, %b : (tensor<4x2xf32>, tensor<4x?xf32>) -> tensor<9x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<?x?xf32>) {
  %r = tensor.concat dim(0) %a, %b : (tensor<4x2xf32>, tensor<?x?xf32>) -> tensor<9x2xf32>
  return
}
