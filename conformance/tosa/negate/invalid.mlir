// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.negate` is refused; what keeps them all is not.

func.func @f(%a: tensor<4xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %0 = tosa.negate %a, %b, %c : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.negate' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.negate %a, %b, %c : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.negate' op requires the same shape for input1 and output}}
  %0 = tosa.negate %a, %b, %c : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) {
  %0 = tosa.negate %a, %b, %c : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<1xf16>, %c: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.negate' op expect both input1 and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.negate %a, %b, %c : (tensor<4xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<1xf32>, %c: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.negate' op expect both output and its zero point are the same element type, got 'f32' and 'i8'}}
  %0 = tosa.negate %a, %b, %c : (tensor<4xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi16>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.negate %a, %z, %y : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%a: tensor<4xi16>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %z, %y : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%a: tensor<4xi16>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<-1> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.negate' op output zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %z, %y : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.negate %a, %z, %y : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
