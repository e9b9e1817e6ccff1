// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.reverse` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expected non-negative reverse axis}}
  %0 = tosa.reverse %a {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
  %0 = tosa.reverse %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reverse' op requires the same element type for all operands and results}}
  %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf16>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error@+1 {{'tosa.reverse' op operand #0 must be tosa-conformant tensor of at least rank 1 of number values, but got 'tensor<f32>'}}
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error@+1 {{'tosa.reverse' op operand #0 must be tosa-conformant tensor of at least rank 1 of number values, but got 'tensor<f32>'}}
  %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.reverse %a {axis = 9 : i32} : (tensor<*xf32>) -> tensor<2x3xf32>
  return
}
