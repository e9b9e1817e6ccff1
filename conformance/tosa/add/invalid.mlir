// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.add` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'tosa.add' op result type '2x3x5' not broadcast compatible with broadcasted operands's shapes '2x3x4'}}
  %0 = "tosa.add"(%a, %b) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x?x4xf32>, %b: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'tosa.add' op result type '2x3x5' not broadcast compatible with broadcasted operands's shapes '2x3x4'}}
  %0 = "tosa.add"(%a, %b) : (tensor<2x?x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x1x4xf32>) {
  %0 = "tosa.add"(%a, %b) : (tensor<2x3x4xf32>, tensor<2x1x4xf32>) -> tensor<?x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x2x4xf32>) {
  // expected-error@+1 {{'tosa.add' op operands don't have broadcast-compatible shapes}}
  %0 = "tosa.add"(%a, %b) : (tensor<2x3x4xf32>, tensor<2x2x4xf32>) -> tensor<?x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3x4xf32>, %b: tensor<2x?x4xf32>) {
  // expected-error@+1 {{'tosa.add' op result type '7x?x4' not broadcast compatible with broadcasted operands's shapes '2x3x4'}}
  %0 = "tosa.add"(%a, %b) : (tensor<?x3x4xf32>, tensor<2x?x4xf32>) -> tensor<7x?x4xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3x4xf32>, %b: tensor<?x?x4xf32>) {
  // expected-error@+1 {{'tosa.add' op result type '?x5x5' not broadcast compatible with broadcasted operands's shapes '?x3x4'}}
  %0 = "tosa.add"(%a, %b) : (tensor<?x3x4xf32>, tensor<?x?x4xf32>) -> tensor<?x5x5xf32>
  return
}
