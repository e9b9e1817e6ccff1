// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.fft2d` is refused; what keeps them all is not.

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x4x8xf32>) {
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x3x8xf32>, %b: tensor<1x3x8xf32>) {
  // expected-error@+1 {{'tosa.fft2d' op expected height to be a power of two, got 3}}
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x3x8xf32>, tensor<1x3x8xf32>) -> (tensor<1x3x8xf32>, tensor<1x3x8xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x6xf32>, %b: tensor<1x4x6xf32>) {
  // expected-error@+1 {{'tosa.fft2d' op expected width to be a power of two, got 6}}
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> (tensor<1x4x6xf32>, tensor<1x4x6xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x?x8xf32>, %b: tensor<1x3x8xf32>) {
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x?x8xf32>, tensor<1x3x8xf32>) -> (tensor<1x?x8xf32>, tensor<1x?x8xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x3x8xf32>) {
  // expected-error@+1 {{'tosa.fft2d' op requires the same shape for all operands and results}}
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x4x8xf32>, tensor<1x3x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x4x8xf16>) {
  // expected-error@+1 {{'tosa.fft2d' op requires the same element type for all operands and results}}
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf16>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}
