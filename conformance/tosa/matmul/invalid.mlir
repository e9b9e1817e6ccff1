// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.matmul` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<2x4x5xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<?x?x?xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<3x4x5xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul' op expected batch of b to match size 2, got 3}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<3x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x3x5xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul' op expected channels of b to match size 4, got 3}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<2x3x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul' op expected output shape 2, 3, 6 to be compatible with inferred shape 2, 3, 5}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul' op expected output shape 1, 3, 5 to be compatible with inferred shape 2, 3, 5}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<1xf16>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'f32' and 'f16'}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<1xf32>, %d: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.matmul' op expect input b and b_zp have the same element type, got 'f32' and 'i8'}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x!quant.uniform<i8:f32, 0.5>>, %b: tensor<2x4x5xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul' op expect operands to be both quantized or both not quantized, got '!quant.uniform<i8:f32, 5.000000e-01>' and 'f32'}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5>>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x!quant.uniform<i8:f32, 0.5>>, %b: tensor<2x4x5x!quant.uniform<i16:f32, 0.5>>, %c: tensor<1xf32>, %d: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.matmul' op expect quantized operands to have same widths, got 8 and 16}}
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5>>, tensor<2x4x5x!quant.uniform<i16:f32, 0.5>>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x!quant.uniform<i8:f32, 0.5>>, %b: tensor<2x4x5x!quant.uniform<i8:f32, 0.5>>, %c: tensor<1xi8>, %d: tensor<1xi8>) {
  %0 = tosa.matmul %a, %b, %c, %d : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5>>, tensor<2x4x5x!quant.uniform<i8:f32, 0.5>>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xi16>, %b: tensor<2x4x5xi16>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.matmul %a, %b, %z, %y : (tensor<2x3x4xi16>, tensor<2x4x5xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x3x5xi48>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xi16>, %b: tensor<2x4x5xi16>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.matmul' op a zero point must be zero for non-int8 integer types}}
  %0 = tosa.matmul %a, %b, %z, %y : (tensor<2x3x4xi16>, tensor<2x4x5xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x3x5xi48>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xi16>, %b: tensor<2x4x5xi16>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<2> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.matmul' op b zero point must be zero for non-int8 integer types}}
  %0 = tosa.matmul %a, %b, %z, %y : (tensor<2x3x4xi16>, tensor<2x4x5xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x3x5xi48>
  return
}
