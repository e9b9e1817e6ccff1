// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.winograd_output_transform` is refused; what keeps them all is not.

func.func @f(%a: tensor<6x6x2x2x3x5xf32>, %b: tensor<3x8x8x5xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x3x5xf32>) outs(%b : tensor<3x8x8x5xf32>) -> tensor<3x8x8x5xf32>
  return
}

// -----

func.func @f(%a: tensor<5x6x2x2x3x5xf32>, %b: tensor<3x8x8x5xf32>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<5x6x2x2x3x5xf32>) outs(%b : tensor<3x8x8x5xf32>) -> tensor<3x8x8x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x5x2x2x3x5xf32>, %b: tensor<3x8x8x5xf32>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x5x2x2x3x5xf32>) outs(%b : tensor<3x8x8x5xf32>) -> tensor<3x8x8x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x1x2x1x3x5xf32>, %b: tensor<3x8x1x5xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x1x2x1x3x5xf32>) outs(%b : tensor<3x8x1x5xf32>) -> tensor<3x8x1x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x6x2x2x3x5xf32>, %b: tensor<3x8x9x5xf32>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x3x5xf32>) outs(%b : tensor<3x8x9x5xf32>) -> tensor<3x8x9x5xf32>
  return
}

// -----

func.func @f(%a: tensor<?x6x?x2x3x5xf32>, %b: tensor<3x?x8x5xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<?x6x?x2x3x5xf32>) outs(%b : tensor<3x?x8x5xf32>) -> tensor<3x?x8x5xf32>
  return
}
