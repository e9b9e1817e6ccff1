// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.pad` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 0, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %p, %b : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 0, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.pad %a, %p, %b : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf16>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<1xi8>) {
  %p = tosa.const_shape {values = dense<[1, 0, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %0 = tosa.pad %a, %p, %b : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xi8>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 0, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op input rank (2) does not match output rank (3)}}
  %0 = tosa.pad %a, %p, %b : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.pad' op padding tensor must have 2 * 2 = 4 elements, but got 2}}
  %0 = tosa.pad %a, %p, %b : (tensor<2x3xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, -2, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op invalid padding values at dimension 0: values must be non-negative or -1 for dynamic padding, got [1, -2]}}
  %0 = tosa.pad %a, %p, %b : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 0, 2, -2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op invalid padding values at dimension 1: values must be non-negative or -1 for dynamic padding, got [2, -2]}}
  %0 = tosa.pad %a, %p, %b : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op mismatch in output shape at dimension 0: expected 2 + 0 + 0 = 2, but got 3}}
  %0 = tosa.pad %a, %p, %b : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 0, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op mismatch in output shape at dimension 1: expected 3 + 2 + 1 = 6, but got 5}}
  %0 = tosa.pad %a, %p, %b : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, -1, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.pad' op mismatch in output shape at dimension 0: expected 2 + 1 + -1 = 2, but got 3}}
  %0 = tosa.pad %a, %p, %b : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 0, 2, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %p, %b : (tensor<?x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<7x5xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %a, %p, %b : (tensor<*xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<1xf32>, %c: !tosa.shape<4>) {
  // expected-error@+1 {{'tosa.pad' op shape operand is not compile time resolvable}}
  %0 = tosa.pad %a, %c, %b : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf32>
  return
}
