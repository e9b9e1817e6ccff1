// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.max_pool2d_adaptive` is refused; what keeps them all is not.

func.func @f(%a: tensor<1x4x6x2xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p : (tensor<1x4x6x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.max_pool2d_adaptive' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p : (tensor<1x4x6x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  %k = tosa.const_shape {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.max_pool2d_adaptive' op expect all kernel values to be >= 1, got 0, 2}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p : (tensor<1x4x6x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.max_pool2d_adaptive' op expect all stride values to be >= 1, got 2, 0}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p : (tensor<1x4x6x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[-1, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.max_pool2d_adaptive' op expect all padding values to be >= 0, got -1, 0, 0, 0}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p : (tensor<1x4x6x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 2, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.max_pool2d_adaptive' op expected top/bottom padding to be less than the height of the kernel, got pad_top=0, pad_bottom=2, kernel_y=2}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p : (tensor<1x4x6x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  %k = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.max_pool2d_adaptive' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (6 + 0 + 0 - 3) / 2}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p : (tensor<1x4x6x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.max_pool2d_adaptive' op calculated output width did not match expected: calculated=3, expected=1}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p : (tensor<1x4x6x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x1x2xf32>
  return
}
