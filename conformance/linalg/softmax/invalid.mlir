// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.softmax` is refused; what keeps them all is not.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax dimension(2) ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax dimension(-1) ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x9xf32>) {
  // expected-error@+1 {{'linalg.softmax' op incompatible output shape}}
  %0 = linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x9xf32>) -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.softmax' op incompatible output shape}}
  %0 = linalg.softmax dimension(0) ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>) {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<4x?xf32>) outs(%b : tensor<?x8xf32>) -> tensor<?x8xf32>
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) {
  // expected-error@+1 {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax dimension(0) ins(%a : tensor<f32>) outs(%b : tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.softmax dimension(0) ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.softmax' op incorrect dimension specified}}
  linalg.softmax dimension(1) ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error@+1 {{'linalg.softmax' op failed to verify that input and output have same element type}}
  %0 = linalg.softmax dimension(0) ins(%a : tensor<4xf32>) outs(%b : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.softmax' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<?xf32>')}}
  %0 = linalg.softmax dimension(0) ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>) {
  linalg.softmax dimension(0) ins(%a : tensor<4xf32>) outs(%b : memref<4xf32>)
  return
}
