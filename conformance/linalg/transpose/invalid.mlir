// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.transpose` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%a: memref<2x3x4xf32>, %b: memref<4x2x3xf32>) {
  linalg.transpose ins(%a : memref<2x3x4xf32>) outs(%b : memref<4x2x3xf32>) permutation = [2, 0, 1]
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{'linalg.transpose' op permutation is not valid}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 1]
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{'linalg.transpose' op permutation is not valid}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 2]
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{'linalg.transpose' op permutation is not valid}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [-1, 0]
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2x1xf32>) {
  // expected-error@+1 {{'linalg.transpose' op input rank (2) does not match init rank (3)}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2x1xf32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{'linalg.transpose' op size of permutation 1 does not match the argument rank 2}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [0]
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{'linalg.transpose' op size of permutation 3 does not match the argument rank 2}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 2, 0]
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{'linalg.transpose' op dim(result, 0) = 3 doesn't match dim(input, permutation[0]) = 2}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [0, 1]
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x?xf32>) {
  // expected-error@+1 {{'linalg.transpose' op dim(result, 1) = -9223372036854775808 doesn't match dim(input, permutation[1]) = 2}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x?xf32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xi32>) {
  // expected-error@+1 {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('i32')}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xi32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: memref<3x2xf32>) {
  // expected-error@+1 {{'linalg.transpose' op expected to have pure tensor or buffer semantics}}
  linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : memref<3x2xf32>) permutation = [1, 0]
  return
}
