// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.round` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.round ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.round' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.round ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.round ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.round' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.round outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.round' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.round outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.round ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}
