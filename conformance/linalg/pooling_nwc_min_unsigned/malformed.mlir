// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.pooling_nwc_min_unsigned` is refused.

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_min_unsigned' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>, tensor<2x7x4xi32>) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nwc_min_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_min_unsigned outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_min_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_min_unsigned outs(%c : tensor<2x3x4xi32>) ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : tensor<2x3x4xi32>) ->
  return
}
