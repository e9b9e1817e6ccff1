// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.depthwise_conv2d` is refused; what keeps them all is not.

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<3x2x3x2xf32>, %c: tensor<6xf32>, %d: tensor<1xf32>) {
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<3x2x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x6xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<3x2x3x2xf32>, %c: tensor<3xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op bias channels expected to be equal to output channels (6) or 1, got 3}}
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<3x2x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x6xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<3x2x3x2xf32>, %c: tensor<6xf16>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<3x2x3x2xf32>, tensor<6xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x6xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<3x2x3x2xi8>, %c: tensor<6xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<3x2x3x2xi8>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x6xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<3x2x3x2xf32>, %c: tensor<6xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op expect all padding values to be >= 0, got 0, 0, 0, -1}}
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, -1>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<3x2x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x6xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<3x2x3x2xf32>, %c: tensor<6xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op expect all stride values to be >= 1, got 1, 0}}
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>} : (tensor<1x6x8x3xf32>, tensor<3x2x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x6xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<3x2x3x2xf32>, %c: tensor<6xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op expect all dilation values to be >= 1, got 0, 1}}
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 0, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<3x2x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x6xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<3x2x3x2xf32>, %c: tensor<6xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (6 - 1 + 0 + 0 - (3 - 1) * 1) / 2}}
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x6x8x3xf32>, tensor<3x2x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x6xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<3x2x3x2xf32>, %c: tensor<6xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (8 - 1 + 0 + 0 - (2 - 1) * 1) / 4}}
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 4>} : (tensor<1x6x8x3xf32>, tensor<3x2x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x6xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<3x2x3x2xf32>, %c: tensor<6xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op calculated output height did not match expected: calculated=4, expected=3}}
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<3x2x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x7x6xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<3x2x3x2xf32>, %c: tensor<6xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op calculated output width did not match expected: calculated=7, expected=6}}
  %0 = tosa.depthwise_conv2d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<3x2x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x6x6xf32>
  return
}
