// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.scatter` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>, %c: tensor<2x3x7xf32>) {
  %0 = tosa.scatter %a, %b, %c : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<2x3x7xf32>) -> tensor<2x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>, %c: tensor<2x3x7xf32>) {
  // expected-error@+1 {{'tosa.scatter' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.scatter %a, %b, %c : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<2x3x7xf32>) -> tensor<2x5x7xf16>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>, %c: tensor<2x3x7xf16>) {
  // expected-error@+1 {{'tosa.scatter' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.scatter %a, %b, %c : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<2x3x7xf16>) -> tensor<2x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<1x3xi32>, %c: tensor<2x3x7xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires indices dimension 0 to have size 2, got 1}}
  %0 = tosa.scatter %a, %b, %c : (tensor<2x5x7xf32>, tensor<1x3xi32>, tensor<2x3x7xf32>) -> tensor<2x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>, %c: tensor<1x3x7xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 0 to have size 2, got 1}}
  %0 = tosa.scatter %a, %b, %c : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<1x3x7xf32>) -> tensor<2x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>, %c: tensor<2x4x7xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 1 to have size 3, got 4}}
  %0 = tosa.scatter %a, %b, %c : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<2x4x7xf32>) -> tensor<2x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>, %c: tensor<2x3x6xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 2 to have size 7, got 6}}
  %0 = tosa.scatter %a, %b, %c : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<2x3x6xf32>) -> tensor<2x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>, %c: tensor<2x3x7xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 0 to have size 2, got 1}}
  %0 = tosa.scatter %a, %b, %c : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<2x3x7xf32>) -> tensor<1x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>, %c: tensor<2x3x7xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 1 to have size 5, got 6}}
  %0 = tosa.scatter %a, %b, %c : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<2x3x7xf32>) -> tensor<2x6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>, %c: tensor<2x3x7xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 2 to have size 7, got 8}}
  %0 = tosa.scatter %a, %b, %c : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<2x3x7xf32>) -> tensor<2x5x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x6xi32>, %c: tensor<2x6x7xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires dimensions K >= W, got K=5 and W=6}}
  %0 = tosa.scatter %a, %b, %c : (tensor<2x5x7xf32>, tensor<2x6xi32>, tensor<2x6x7xf32>) -> tensor<2x5x7xf32>
  return
}
