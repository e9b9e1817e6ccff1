// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.depthwise_conv_1d_ncw_cw` is refused.

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a, %b) outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_1d_ncw_cw' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a, %b : tensor<2x4x7xf32>, tensor<4x5xf32>, tensor<2x4x7xf32>) outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x4x3xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a, %b : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%c : vector<4xi1>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_1d_ncw_cw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_1d_ncw_cw outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_1d_ncw_cw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_1d_ncw_cw outs(%c : tensor<2x4x3xf32>) ins(%a, %b : tensor<2x4x7xf32>, tensor<4x5xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a, %b : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%c : tensor<2x4x3xf32>) ->
  return
}
