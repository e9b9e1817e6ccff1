// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.fill` is refused.

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.fill ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.fill' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.fill ins(%a : f32, f32) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.fill ins(%a : f32) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.fill outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.fill outs(%b : tensor<4x8xf32>) ins(%a : f32) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.fill ins(%a : f32) outs(%b : tensor<4x8xf32>) ->
  return
}
