// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.transpose_conv2d` is refused; what keeps them all is not.

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x9x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<3xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.transpose_conv2d' op bias channels expected to be equal to output channels (4) or 1, got 3}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x9x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf16>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.transpose_conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x9x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xi8>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.transpose_conv2d' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xi8>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x9x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [0, 1]}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x9x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.transpose_conv2d' op expected out_pad_top > -KH, but got: out_pad_top=-3 and KH=3}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: -3, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x9x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.transpose_conv2d' op expected out_pad_bottom > -KH, but got: out_pad_bottom=-3 and KH=3}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, -3, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x9x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.transpose_conv2d' op expected out_pad_left > -KW, but got: out_pad_left=-2 and KW=2}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, -2, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x9x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.transpose_conv2d' op expected out_pad_right > -KW, but got: out_pad_right=-2 and KW=2}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, 0, -2>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x9x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.transpose_conv2d' op dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got 9 != (6 - 1) * 1 + 0 + 0 + 3}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 8 != (8 - 1) * 1 + 0 + 0 + 2}}
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x13x16x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x?x?x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %a, %b, %c, %d, %d {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}
