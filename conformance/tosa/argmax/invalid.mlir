// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.argmax` is refused; what keeps them all is not.

func.func @f(%a: tensor<4x8xf32>) {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<?xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %a {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %a {axis = -1 : i32} : (tensor<4x8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.argmax' op expected output shape '8', got '4'}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.argmax' op expected output shape '8', got '8, 1'}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.argmax %a {axis = 7 : i32} : (tensor<*xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<*xi32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error@+1 {{'tosa.argmax' op operand #0 must be tosa-conformant tensor of at least rank 1 of number values, but got 'tensor<f32>'}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<f32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'tosa.argmax' attribute 'axis' occurs more than once in the attribute list}}
  %0 = tosa.argmax %a {axis = 0 : i32, axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<8xi32>
  return
}
