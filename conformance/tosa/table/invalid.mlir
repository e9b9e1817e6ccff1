// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.table` is refused; what keeps them all is not.

func.func @f(%a: tensor<4x8xi8>, %b: tensor<256xi8>) {
  %0 = tosa.table %a, %b : (tensor<4x8xi8>, tensor<256xi8>) -> tensor<4x8xi8>
  return
}

// -----

func.func @f(%a: tensor<4x8xi8>, %b: tensor<256xi8>) {
  // expected-error@+1 {{'tosa.table' op input rank (2) does not match result rank (1)}}
  %0 = tosa.table %a, %b : (tensor<4x8xi8>, tensor<256xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4x8xi8>, %b: tensor<256xi8>) {
  // expected-error@+1 {{'tosa.table' op dim(result, 1) = 7 doesn't match dim(input, 1) = 8}}
  %0 = tosa.table %a, %b : (tensor<4x8xi8>, tensor<256xi8>) -> tensor<4x7xi8>
  return
}

// -----

func.func @f(%a: tensor<4x8xi8>, %b: tensor<256xi8>) {
  %0 = tosa.table %a, %b : (tensor<4x8xi8>, tensor<256xi8>) -> tensor<?x?xi8>
  return
}

// -----

func.func @f(%a: tensor<?x8xi8>, %b: tensor<256xi8>) {
  // expected-error@+1 {{'tosa.table' op dim(result, 0) = 4 doesn't match dim(input, 0) = -9223372036854775808}}
  %0 = tosa.table %a, %b : (tensor<?x8xi8>, tensor<256xi8>) -> tensor<4x8xi8>
  return
}

// -----

func.func @f(%a: tensor<*xi8>, %b: tensor<256xi8>) {
  %0 = tosa.table %a, %b : (tensor<*xi8>, tensor<256xi8>) -> tensor<4x8xi8>
  return
}

// -----

func.func @f(%a: tensor<4x8xi8>, %b: tensor<2x2xi8>) {
  // expected-error@+1 {{'tosa.table' op operand #1 must be 1D tosa-conformant tensor of number values, but got 'tensor<2x2xi8>'}}
  %0 = tosa.table %a, %b : (tensor<4x8xi8>, tensor<2x2xi8>) -> tensor<4x8xi8>
  return
}
