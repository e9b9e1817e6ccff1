// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.avg_pool2d_adaptive` is refused; what keeps them all is not.

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op expect all kernel values to be >= 1, got 0, 2}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op expect all stride values to be >= 1, got 2, 0}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[-1, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op expect all padding values to be >= 0, got -1, 0, 0, 0}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 2, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op expected top/bottom padding to be less than the height of the kernel, got pad_top=0, pad_bottom=2, kernel_y=2}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 3, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op expected left/right padding to be less than the width of the kernel, got pad_left=3, pad_right=0, kernel_x=2}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (4 + 0 + 0 - 3) / 2}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (6 + 0 + 0 - 3) / 2}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op calculated output height did not match expected: calculated=2, expected=1}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x1x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op calculated output width did not match expected: calculated=3, expected=1}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x1x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = i32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xbf16>, %c: tensor<1xf32>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op expect both input and its zero point are the same element type, got 'f32' and 'bf16'}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xbf16>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xi8>) {
  %k = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op expect both output and its zero point are the same element type, got 'f32' and 'i8'}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %c, %k, %s, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xi8>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: !tosa.shape<2>) {
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error@+1 {{'tosa.avg_pool2d_adaptive' op shape operand is not compile time resolvable}}
  %0 = tosa.avg_pool2d_adaptive %a, %b, %b, %c, %c, %p {acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x4x6x2xf32>
  return
}
