// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.winograd_filter_transform` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x3x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x4x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x4x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x1x1x5xf32>, %b: tensor<1x1x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x1x1x5xf32>) outs(%b : tensor<1x1x5x2xf32>) -> tensor<1x1x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x1x5xf32>, %b: tensor<6x1x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x1x5xf32>) outs(%b : tensor<6x1x5x2xf32>) -> tensor<6x1x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x1x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x1x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x5x5xf32>, %b: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%a : tensor<2x5x5x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<4x4x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3x3x5xf32>, %b: tensor<4x4x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<?x3x3x5xf32>) outs(%b : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x?x3x5xf32>, %b: tensor<4x4x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x?x3x5xf32>) outs(%b : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return
}
