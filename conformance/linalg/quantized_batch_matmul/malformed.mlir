// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.quantized_batch_matmul` is refused.

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %c, %d) outs(%e : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+1 {{custom op 'linalg.quantized_batch_matmul' number of operands and types do not match: got 4 operands and 5 types}}
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %c, %d : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32, tensor<2x3x5xi8>) outs(%e : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+2 {{use of value '%e' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %c, %d : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) outs(%e : vector<4xi1>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+2 {{custom op 'linalg.quantized_batch_matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.quantized_batch_matmul outs(%e : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+1 {{custom op 'linalg.quantized_batch_matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.quantized_batch_matmul outs(%e : tensor<2x3x4xi32>) ins(%a, %b, %c, %d : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %c, %d : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) outs(%e : tensor<2x3x4xi32>) ->
  return
}
