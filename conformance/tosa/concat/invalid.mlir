// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.concat` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x5xf32>) {
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>, %b: tensor<2x5xf32>) {
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<?x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<2x5xf32>) {
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<*xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x?xf32>) {
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x?xf32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x5xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf16>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x5xf16>) {
  // expected-error@+1 {{'tosa.concat' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x5xf16>) -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x5xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 2}}
  %0 = tosa.concat %a, %b {axis = 2 : i32} : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x5xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got -1}}
  %0 = tosa.concat %a, %b {axis = -1 : i32} : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x5xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 3 vs 2 at index 0 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3xf32>, tensor<3x5xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x5x1xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect all operands to have the same rank, but got 2 vs 3 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x5x1xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x5xf32>) {
  // expected-error@+1 {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 8 and 9}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x5xf32>) {
  // expected-error@+2 {{'tosa.concat' op inferred type(s) 'tensor<2x8xf32>' are incompatible with return type(s) of operation 'tensor<3x8xf32>'}}
  // expected-error@+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x5xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect output rank to match inputs rank, got 3 vs 2}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x5xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect output rank to match inputs rank, got 1 vs 2}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<16xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.concat' op expect at least one input}}
  %0 = "tosa.concat"() <{axis = 0 : i32}> : () -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<*xf32>, %c: tensor<4x5xf32>) {
  // expected-error@+2 {{Cannot concat tensors with different sizes on the non-axis dimension 0}}
  // expected-error@+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %a, %b, %c {axis = 1 : i32} : (tensor<2x3xf32>, tensor<*xf32>, tensor<4x5xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<*xf32>, %c: tensor<2x5xf32>) {
  %0 = tosa.concat %a, %b, %c {axis = 1 : i32} : (tensor<2x3xf32>, tensor<*xf32>, tensor<2x5xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<*xf32>, %c: tensor<2x5x1xf32>) {
  // expected-error@+2 {{Cannot concat tensors with different sizes on the non-axis dimension 2}}
  // expected-error@+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %a, %b, %c {axis = 1 : i32} : (tensor<2x3xf32>, tensor<*xf32>, tensor<2x5x1xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<*xf32>, %c: tensor<2xf32>) {
  %0 = tosa.concat %a, %b, %c {axis = 1 : i32} : (tensor<2x3xf32>, tensor<*xf32>, tensor<2xf32>) -> tensor<?x?xf32>
  return
}
