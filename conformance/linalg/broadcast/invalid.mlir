// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.broadcast` is refused; what keeps them all is not.

func.func @f(%a: tensor<3xf32>, %b: tensor<2x3x4xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<3xf32>) outs(%b : tensor<2x3x4xf32>) dimensions = [0, 2]
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<2xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<f32>) outs(%b : tensor<2xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<3xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<3xf32>) outs(%b : tensor<3xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 1, init rank: 3}}
  %0 = linalg.broadcast ins(%a : tensor<3xf32>) outs(%b : tensor<2x3x4xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 3, init rank: 3}}
  %0 = linalg.broadcast ins(%a : tensor<3xf32>) outs(%b : tensor<2x3x4xf32>) dimensions = [0, 1, 2]
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op dimension 1 is out of range. expected range: [0, 2], got: 3}}
  %0 = linalg.broadcast ins(%a : tensor<3xf32>) outs(%b : tensor<2x3x4xf32>) dimensions = [0, 3]
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 2], got: -1}}
  %0 = linalg.broadcast ins(%a : tensor<3xf32>) outs(%b : tensor<2x3x4xf32>) dimensions = [-1, 2]
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op input dim 0 should match init dim 2. input: 3, init: 4}}
  %0 = linalg.broadcast ins(%a : tensor<3xf32>) outs(%b : tensor<2x3x4xf32>) dimensions = [0, 1]
  return
}

// -----

func.func @f(%a: tensor<3x5xf32>, %b: tensor<3x6x2xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op input dim 1 should match init dim 1. input: 5, init: 6}}
  %0 = linalg.broadcast ins(%a : tensor<3x5xf32>) outs(%b : tensor<3x6x2xf32>) dimensions = [2]
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %b: tensor<2x3xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op input dim 0 should match init dim 1. input: -9223372036854775808, init: 3}}
  %0 = linalg.broadcast ins(%a : tensor<?xf32>) outs(%b : tensor<2x3xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op dimensions should not contain duplicates}}
  %0 = linalg.broadcast ins(%a : tensor<3xf32>) outs(%b : tensor<2x3x4xf32>) dimensions = [0, 0]
  return
}

// -----

func.func @f(%a: memref<3xf32>, %b: memref<2x3xf32>) {
  linalg.broadcast ins(%a : memref<3xf32>) outs(%b : memref<2x3xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: memref<3xf32>, %b: memref<2x4xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op input dim 0 should match init dim 1. input: 3, init: 4}}
  linalg.broadcast ins(%a : memref<3xf32>) outs(%b : memref<2x4xf32>) dimensions = [0]
  return
}
