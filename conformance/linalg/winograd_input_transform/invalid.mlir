// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.winograd_input_transform` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x10x10x5xf32>, %b: tensor<6x6x2x2x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x10x5xf32>) outs(%b : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x10x10x5xf32>, %b: tensor<6x6x3x2x2x5xf32>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x10x5xf32>) outs(%b : tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x10x1x5xf32>, %b: tensor<6x1x2x1x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x1x5xf32>) outs(%b : tensor<6x1x2x1x2x5xf32>) -> tensor<6x1x2x1x2x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x?x?x5xf32>, %b: tensor<6x6x?x?x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x?x?x5xf32>) outs(%b : tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x?x10x5xf32>, %b: tensor<4x6x?x2x2x5xf32>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x?x10x5xf32>) outs(%b : tensor<4x6x?x2x2x5xf32>) -> tensor<4x6x?x2x2x5xf32>
  return
}
