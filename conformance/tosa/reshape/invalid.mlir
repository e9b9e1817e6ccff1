// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.reshape` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op expected at most one target dimension to be -1}}
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op new shape does not match result rank}}
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<12xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op new shape is inconsistent with result shape}}
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf16>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[-2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op new shape has invalid tensor dimension size -2}}
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7xf32>) {
  %s = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op cannot reshape 14 elements into 12}}
  %0 = tosa.reshape %a, %s : (tensor<2x7xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[-1, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<?x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op cannot reshape 12 elements into 15}}
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[20, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op cannot reshape 12 elements into 20}}
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<?x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<?x6xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  %s = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<*xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op expected at most one target dimension to be -1}}
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6xf32>, %b: !tosa.shape<2>) {
  // expected-error@+1 {{'tosa.reshape' op shape operand is not compile time resolvable}}
  %0 = tosa.reshape %a, %b : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  return
}
