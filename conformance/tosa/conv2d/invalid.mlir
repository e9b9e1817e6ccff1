// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.conv2d` is refused; what keeps them all is not.

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x?x?x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<7xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<*xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<3xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op bias channels expected to be equal to output channels (4) or 1, got 3}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf16>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xi8>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xi8>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf8E4M3FN>, %b: tensor<4x3x2x3xf8E5M2>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'f8E4M3FN' and 'f32'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf8E4M3FN>, tensor<4x3x2x3xf8E5M2>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xi8>, %b: tensor<4x3x2x3xi8>, %c: tensor<4xi32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'i8' and 'f32'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xi8>, tensor<4x3x2x3xi8>, tensor<4xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xi32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf16>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'f32' and 'i8'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect all padding values to be >= 0, got 0, -1, 0, 0}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, -1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect all stride values to be >= 1, got 0, 1}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect all dilation values to be >= 1, got 1, 0}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (6 - 1 + 0 + 0 - (3 - 1) * 1) / 2}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (8 - 1 + 0 + 0 - (2 - 1) * 1) / 4}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 4>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 3>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op calculated output height did not match expected: calculated=4, expected=5}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op calculated output width did not match expected: calculated=7, expected=8}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op calculated output height did not match expected: calculated=6, expected=4}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xi16>, %b: tensor<4x3x2x3xi16>, %c: tensor<4xi32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xi16>, tensor<4x3x2x3xi16>, tensor<4xi32>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x7x4xi32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xi16>, %b: tensor<4x3x2x3xi16>, %c: tensor<4xi32>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.conv2d' op input zero point must be zero for non-int8 integer types}}
  %0 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xi16>, tensor<4x3x2x3xi16>, tensor<4xi32>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x7x4xi32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xi16>, %b: tensor<4x3x2x3xi16>, %c: tensor<4xi32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.conv2d' op weight zero point must be zero for non-int8 integer types}}
  %0 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xi16>, tensor<4x3x2x3xi16>, tensor<4xi32>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x7x4xi32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xi8>, %b: tensor<4x3x2x3xi8>, %c: tensor<4xi32>) {
  %z = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<-4> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xi8>, tensor<4x3x2x3xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x7x4xi32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xi32>) {
  %z = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv2d' op input zero point must be zero for non-int8 integer types}}
  %0 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xi32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf32>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xi32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<-0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %a, %b, %c, %z, %y {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf32>, tensor<4x3x2x3xf32>, tensor<4xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xi32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf8E4M3FN>, %b: tensor<4x3x2x3xf8E5M2>, %c: tensor<4xf16>, %d: tensor<1xf8E4M3FN>, %e: tensor<1xf8E5M2>) {
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf8E4M3FN>, tensor<4x3x2x3xf8E5M2>, tensor<4xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E5M2>) -> tensor<1x4x7x4xf16>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf8E4M3FN>, %b: tensor<4x3x2x3xf16>, %c: tensor<4xf16>, %d: tensor<1xf8E4M3FN>, %e: tensor<1xf8E5M2>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'f16' and 'f8E5M2'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf8E4M3FN>, tensor<4x3x2x3xf16>, tensor<4xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E5M2>) -> tensor<1x4x7x4xf16>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf8E4M3FN>, %b: tensor<4x3x2x3xf16>, %c: tensor<4xf16>, %d: tensor<1xf8E4M3FN>, %e: tensor<1xf16>) {
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf8E4M3FN>, tensor<4x3x2x3xf16>, tensor<4xf16>, tensor<1xf8E4M3FN>, tensor<1xf16>) -> tensor<1x4x7x4xf16>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf8E4M3FN>, %b: tensor<4x3x2x3xi8>, %c: tensor<4xf16>, %d: tensor<1xf8E4M3FN>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'f8E4M3FN' and 'i8'}}
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf8E4M3FN>, tensor<4x3x2x3xi8>, tensor<4xf16>, tensor<1xf8E4M3FN>, tensor<1xi8>) -> tensor<1x4x7x4xf16>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf8E4M3FN>, %b: tensor<4x3x2x3xf4E2M1FN>, %c: tensor<4xf16>, %d: tensor<1xf8E4M3FN>, %e: tensor<1xf4E2M1FN>) {
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf8E4M3FN>, tensor<4x3x2x3xf4E2M1FN>, tensor<4xf16>, tensor<1xf8E4M3FN>, tensor<1xf4E2M1FN>) -> tensor<1x4x7x4xf16>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x3xf16>, %b: tensor<4x3x2x3xf32>, %c: tensor<4xf16>, %d: tensor<1xf16>, %e: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %b, %c, %d, %e {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x8x3xf16>, tensor<4x3x2x3xf32>, tensor<4xf16>, tensor<1xf16>, tensor<1xf32>) -> tensor<1x4x7x4xf16>
  return
}
