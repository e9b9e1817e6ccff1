// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.matmul_t` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x5x4xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  %0 = tosa.matmul_t %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<1x5x4xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  %0 = tosa.matmul_t %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<1x5x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<3x5x4xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul_t' op expect B matrix batch size to be broadcast compatible with A, got D=3 vs N=2}}
  %0 = tosa.matmul_t %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<3x5x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3x4xf32>, %b: tensor<2x5x4xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul_t' op expected output shape 3, 3, 5 to be compatible with inferred shape 2, 3, 5}}
  %0 = tosa.matmul_t %a, %b, %c, %d : (tensor<?x3x4xf32>, tensor<2x5x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x5x3xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul_t' op expected channels of b to match size 4, got 3}}
  %0 = tosa.matmul_t %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<2x5x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x5x4xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul_t' op expected output shape 2, 3, 6 to be compatible with inferred shape 2, 3, 5}}
  %0 = tosa.matmul_t %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x5x4xf32>, %c: tensor<1xf16>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul_t' op expect input a and a_zp have the same element type, got 'f32' and 'f16'}}
  %0 = tosa.matmul_t %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x5x4xf32>, %c: tensor<1xf32>, %d: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.matmul_t' op expect input b and b_zp have the same element type, got 'f32' and 'i8'}}
  %0 = tosa.matmul_t %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<2x3x5xf32>
  return
}
