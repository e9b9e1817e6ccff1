// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.conv3d` is refused; what keeps them all is not.

func.func @f(%a: tensor<1x5x6x8x3xf32>, %b: tensor<4x2x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  %0 = tosa.conv3d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x6x8x3xf32>, tensor<4x2x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x5x6x8x3xf32>, %b: tensor<4x2x3x2x3xf32>, %c: tensor<3xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv3d' op bias channels expected to be equal to output channels (4) or 1, got 3}}
  %0 = tosa.conv3d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x6x8x3xf32>, tensor<4x2x3x2x3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x5x6x8x3xf32>, %b: tensor<4x2x3x2x3xf32>, %c: tensor<4xf16>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv3d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.conv3d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x6x8x3xf32>, tensor<4x2x3x2x3xf32>, tensor<4xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x5x6x8x3xf32>, %b: tensor<4x2x3x2x3xi8>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv3d' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.conv3d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x6x8x3xf32>, tensor<4x2x3x2x3xi8>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x5x6x8x3xf32>, %b: tensor<4x2x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv3d' op expect all padding values to be >= 0, got 0, 0, 0, -1, 0, 0}}
  %0 = tosa.conv3d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, -1, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x6x8x3xf32>, tensor<4x2x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x5x6x8x3xf32>, %b: tensor<4x2x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv3d' op expect all stride values to be >= 1, got 1, 1, 0}}
  %0 = tosa.conv3d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 0>} : (tensor<1x5x6x8x3xf32>, tensor<4x2x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x5x6x8x3xf32>, %b: tensor<4x2x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv3d' op expect all dilation values to be >= 1, got 0, 1, 1}}
  %0 = tosa.conv3d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 0, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x6x8x3xf32>, tensor<4x2x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x5x6x8x3xf32>, %b: tensor<4x2x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv3d' op expected input_depth - 1 + pad_front + pad_back - (kernel_depth - 1) * dilation_d to be wholly divisible by stride_d, got (5 - 1 + 0 + 0 - (2 - 1) * 1) / 2}}
  %0 = tosa.conv3d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 2, 1, 1>} : (tensor<1x5x6x8x3xf32>, tensor<4x2x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x5x6x8x3xf32>, %b: tensor<4x2x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv3d' op calculated output depth did not match expected: calculated=4, expected=3}}
  %0 = tosa.conv3d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x6x8x3xf32>, tensor<4x2x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x5x6x8x3xf32>, %b: tensor<4x2x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv3d' op calculated output height did not match expected: calculated=4, expected=3}}
  %0 = tosa.conv3d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x6x8x3xf32>, tensor<4x2x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x3x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x5x6x8x3xf32>, %b: tensor<4x2x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv3d' op calculated output width did not match expected: calculated=7, expected=6}}
  %0 = tosa.conv3d %a, %b, %c, %d, %d {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x6x8x3xf32>, tensor<4x2x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x6x4xf32>
  return
}
