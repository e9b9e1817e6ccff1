// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a reduction along an axis is refused.

func.func @f(%a: tensor<4x8xf32>) {
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op reduce axis must not be negative}}
  %0 = tosa.reduce_sum %a {axis = -1 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect input tensor rank (2) to be larger than reduce axis (2)}}
  %0 = tosa.reduce_sum %a {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 2}}
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<?x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+2 {{'tosa.reduce_sum' op inferred type(s) 'tensor<1x8xf32>' are incompatible with return type(s) of operation 'tensor<1x7xf32>'}}
  // expected-error@+1 {{'tosa.reduce_sum' op failed to infer returned types}}
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x7xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+2 {{'tosa.reduce_sum' op inferred type(s) 'tensor<1x8xf32>' are incompatible with return type(s) of operation 'tensor<1x8xf16>'}}
  // expected-error@+1 {{'tosa.reduce_sum' op failed to infer returned types}}
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf16>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect output tensor rank (1) to be larger than reduce axis (1)}}
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<*xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 2}}
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<*xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op operand #0 must be tosa-conformant tensor of at least rank 1 of number values, but got 'tensor<f32>'}}
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op operand #0 must be tosa-conformant tensor of at least rank 1 of number values, but got 'tensor<f32>'}}
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %0 = tosa.reduce_product %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_product' op reduce axis must not be negative}}
  %0 = tosa.reduce_product %a {axis = -1 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_product' op expect input tensor rank (2) to be larger than reduce axis (3)}}
  %0 = tosa.reduce_product %a {axis = 3 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_product' op expect reduced dimension size to be 1, got 4}}
  %0 = tosa.reduce_product %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %0 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_max' op reduce axis must not be negative}}
  %0 = tosa.reduce_max %a {axis = -1 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_max' op expect input tensor rank (2) to be larger than reduce axis (3)}}
  %0 = tosa.reduce_max %a {axis = 3 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_max' op expect reduced dimension size to be 1, got 4}}
  %0 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  %0 = tosa.reduce_min %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_min' op reduce axis must not be negative}}
  %0 = tosa.reduce_min %a {axis = -1 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_min' op expect input tensor rank (2) to be larger than reduce axis (3)}}
  %0 = tosa.reduce_min %a {axis = 3 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.reduce_min' op expect reduced dimension size to be 1, got 4}}
  %0 = tosa.reduce_min %a {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>) {
  %0 = tosa.reduce_all %a {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>) {
  // expected-error@+1 {{'tosa.reduce_all' op reduce axis must not be negative}}
  %0 = tosa.reduce_all %a {axis = -1 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>) {
  // expected-error@+1 {{'tosa.reduce_all' op expect input tensor rank (2) to be larger than reduce axis (3)}}
  %0 = tosa.reduce_all %a {axis = 3 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>) {
  // expected-error@+1 {{'tosa.reduce_all' op expect reduced dimension size to be 1, got 4}}
  %0 = tosa.reduce_all %a {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<4x8xi1>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>) {
  %0 = tosa.reduce_any %a {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>) {
  // expected-error@+1 {{'tosa.reduce_any' op reduce axis must not be negative}}
  %0 = tosa.reduce_any %a {axis = -1 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>) {
  // expected-error@+1 {{'tosa.reduce_any' op expect input tensor rank (2) to be larger than reduce axis (3)}}
  %0 = tosa.reduce_any %a {axis = 3 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>) {
  // expected-error@+1 {{'tosa.reduce_any' op expect reduced dimension size to be 1, got 4}}
  %0 = tosa.reduce_any %a {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<4x8xi1>
  return
}
