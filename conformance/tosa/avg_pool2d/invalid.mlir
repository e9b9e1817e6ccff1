// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.avg_pool2d` is refused; what keeps them all is not.

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x?x?x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x?x?x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op expect all kernel values to be >= 1, got 0, 2}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 0, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op expect all kernel values to be >= 1, got 2, -1}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, -1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op expect all stride values to be >= 1, got 0, 2}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op expect all padding values to be >= 0, got 0, -1, 0, 0}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, -1, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=2, pad_bottom=0, kernel_y=2}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 2, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=0, pad_right=2, kernel_x=2}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 2>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (4 + 0 + 0 - 3) / 2}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 3, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (6 + 0 + 0 - 3) / 2}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op calculated output height did not match expected: calculated=2, expected=3}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op calculated output width did not match expected: calculated=3, expected=2}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf16>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op expect both input and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf16>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op expect both output and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xi8>, %b: tensor<1xi8>, %c: tensor<1xi8>) {
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x3x2xi8>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xi8>, %b: tensor<1xi8>, %c: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x3x2xi8>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf16>, %b: tensor<1xf16>, %c: tensor<1xf16>) {
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x2x3x2xf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf16>, %b: tensor<1xf16>, %c: tensor<1xf16>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op accumulator type for f16 tensor is not f16/f32}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x2x3x2xf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xbf16>, %b: tensor<1xbf16>, %c: tensor<1xbf16>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op accumulator type for bf16 tensor is not f32}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x2x3x2xbf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xbf16>, %b: tensor<1xbf16>, %c: tensor<1xbf16>) {
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x2x3x2xbf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{custom op 'tosa.avg_pool2d' 'tosa.avg_pool2d' op attribute 'kernel' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements}}
  %0 = tosa.avg_pool2d %a, %b, %c {acc_type = f32, kernel = array<i64: 2, 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xi16>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %o = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.avg_pool2d %a, %z, %o {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x3x2xi16>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xi16>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %o = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.avg_pool2d' op input zero point must be zero for non-int8 integer types}}
  %0 = tosa.avg_pool2d %a, %z, %o {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x3x2xi16>
  return
}

// -----

func.func @f(%a: tensor<1x4x6x2xi16>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %o = "tosa.const"() {values = dense<-3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.avg_pool2d' op output zero point must be zero for non-int8 integer types}}
  %0 = tosa.avg_pool2d %a, %z, %o {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x6x2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x3x2xi16>
  return
}
