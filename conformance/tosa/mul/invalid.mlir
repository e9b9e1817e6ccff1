// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.mul` is refused; what keeps them all is not.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x1xf32>, %c: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xf32>, tensor<4x1xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op a and b operands don't have matching ranks, got 2 and 1}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xf32>, tensor<8xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<3x8xf32>, %c: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<4x8xf32>' and 'tensor<3x8xf32>'}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xf32>, tensor<3x8xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x1xf32>, %c: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op result type has different rank than a, got 1 vs 2}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xf32>, tensor<4x1xf32>, tensor<1xi8>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x1xf16>, %c: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xf32>, tensor<4x1xf16>, tensor<1xi8>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x1xf32>, %c: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xf32>, tensor<4x1xf32>, tensor<1xi8>) -> tensor<4x8xf16>
  return
}

// -----

func.func @f(%a: tensor<4x8xi8>, %b: tensor<4x8xi16>, %c: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op requires the same element type for all operands}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xi8>, tensor<4x8xi16>, tensor<1xi8>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %c: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op invalid data type size for operands or result}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<1xi8>) -> tensor<4x8xi16>
  return
}

// -----

func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %c: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<1xi8>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xf32>, %c: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op requires the same element type for all operands}}
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xi32>, tensor<4x8xf32>, tensor<1xi8>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<8xf32>, %c: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op result type has different rank than b, got 2 vs 1}}
  %0 = tosa.mul %a, %b, %c : (tensor<*xf32>, tensor<8xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<4x1xf32>, %c: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %c : (tensor<*xf32>, tensor<4x1xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x1xf32>, %c: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %c : (tensor<4x8xf32>, tensor<4x1xf32>, tensor<1xi8>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.mul' op require shift to be 0 for float type}}
  %0 = tosa.mul %a, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}
