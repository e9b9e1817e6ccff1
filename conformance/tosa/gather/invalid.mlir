// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.gather` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  %0 = tosa.gather %a, %b : (tensor<2x5x7xf32>, tensor<2x3xi32>) -> tensor<2x3x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  // expected-error@+1 {{'tosa.gather' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.gather %a, %b : (tensor<2x5x7xf32>, tensor<2x3xi32>) -> tensor<2x3x7xf16>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<1x3xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires indices dimension 0 to have size 2, got 1}}
  %0 = tosa.gather %a, %b : (tensor<2x5x7xf32>, tensor<1x3xi32>) -> tensor<2x3x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 0 to have size 2, got 1}}
  %0 = tosa.gather %a, %b : (tensor<2x5x7xf32>, tensor<2x3xi32>) -> tensor<1x3x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 1 to have size 3, got 4}}
  %0 = tosa.gather %a, %b : (tensor<2x5x7xf32>, tensor<2x3xi32>) -> tensor<2x4x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 2 to have size 7, got 6}}
  %0 = tosa.gather %a, %b : (tensor<2x5x7xf32>, tensor<2x3xi32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<?x5x7xf32>, %b: tensor<?x3xi32>) {
  %0 = tosa.gather %a, %b : (tensor<?x5x7xf32>, tensor<?x3xi32>) -> tensor<2x3x7xf32>
  return
}

// -----

func.func @f(%a: tensor<?x5x7xf32>, %b: tensor<3x3xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 0 to have size 3, got 2}}
  %0 = tosa.gather %a, %b : (tensor<?x5x7xf32>, tensor<3x3xi32>) -> tensor<2x3x7xf32>
  return
}
