// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.select` is refused; what keeps them all is not.

func.func @f(%a: tensor<4xi1>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  %0 = tosa.select %a, %b, %c : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.select' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<4xi8>'}}
  %0 = tosa.select %a, %b, %c : (tensor<4xi8>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi1>, %b: tensor<4xf16>, %c: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.select' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.select %a, %b, %c : (tensor<4xi1>, tensor<4xf16>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi1>, %b: tensor<4xf32>, %c: tensor<4xf16>) {
  // expected-error@+1 {{'tosa.select' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.select %a, %b, %c : (tensor<4xi1>, tensor<4xf32>, tensor<4xf16>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi1>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.select' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.select %a, %b, %c : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%a: tensor<4xi1>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.select' op result type '5' not broadcast compatible with broadcasted operands's shapes '4'}}
  %0 = tosa.select %a, %b, %c : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<1xi1>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  %0 = tosa.select %a, %b, %c : (tensor<1xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
