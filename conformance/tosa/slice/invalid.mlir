// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.slice` is refused; what keeps them all is not.

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf16>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op expect input1 and output to have the same ranks, got 2 and 3}}
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op length of start is not equal to rank of input shape}}
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<1>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.slice' op length of size is not equal to rank of input shape}}
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<1>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error@+1 {{'tosa.slice' op length of size is not equal to rank of input shape}}
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<3>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[-2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op start values must be non-negative, got [-2, 2]}}
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[0, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op size values must be > 0, got [0, 4]}}
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[-2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op size values must be > 0, got [-2, 4]}}
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op expected output shape to match size values, got 'tensor<3x4xf32>' vs [2, 4]}}
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op start + size must be less than or equal to input dimension size, got start=3, size=2 vs input dim size=4 at dimension 0}}
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op start + size must be less than or equal to input dimension size, got start=3, size=4 vs input dim size=6 at dimension 1}}
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x6xf32>) {
  %s = tosa.const_shape {values = dense<[9, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %z : (tensor<?x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %z : (tensor<*xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %z : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xf32>
  return
}
