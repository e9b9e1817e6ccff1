// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.broadcast` is refused.

func.func @f(%a: tensor<4xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.broadcast' expected 'dimensions'}}
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x8xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected '='}}
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x8xf32>) dimensions [1]
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.broadcast' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.broadcast ins(%a : tensor<4xf32>, f32) outs(%b : tensor<4x8xf32>) dimensions = [1]
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.broadcast' expected 'dimensions'}}
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x8xf32>) permutation = [1]
  return
}
