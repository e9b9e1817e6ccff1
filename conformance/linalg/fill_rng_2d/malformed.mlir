// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.fill_rng_2d` is refused.

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.fill_rng_2d ins(%a, %b, %c) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.fill_rng_2d' number of operands and types do not match: got 3 operands and 4 types}}
  %0 = linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32, f64) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%d' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.fill_rng_2d' [parseNamedStructuredOpRegion] ods-gen generated region expects 4 args, got 1}}
  %0 = linalg.fill_rng_2d outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.fill_rng_2d' [parseNamedStructuredOpRegion] ods-gen generated region expects 4 args, got 1}}
  %0 = linalg.fill_rng_2d outs(%d : tensor<4x8xf32>) ins(%a, %b, %c : f64, f64, i32) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : tensor<4x8xf32>) ->
  return
}
