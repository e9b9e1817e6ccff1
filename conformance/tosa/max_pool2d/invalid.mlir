// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.max_pool2d` is refused; what keeps them all is not.

func.func @f(%a: tensor<1x4x6x2xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>) -> tensor<1x2x3x2xf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expect all kernel values to be >= 1, got 0, 2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 0, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expect all stride values to be >= 1, got 0, 2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 2>} : (tensor<1x4x6x2xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expect all padding values to be >= 0, got -1, 0, 0, 0}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=0, pad_bottom=2, kernel_y=2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 2, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=2, pad_right=0, kernel_x=2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 2, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (4 + 0 + 0 - 3) / 2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (6 + 0 + 0 - 3) / 2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op calculated output height did not match expected: calculated=2, expected=3}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>) -> tensor<1x3x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op calculated output width did not match expected: calculated=3, expected=4}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>) -> tensor<1x2x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<*xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>) -> tensor<*xf32>
  return
}
