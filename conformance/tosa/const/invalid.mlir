// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.const` is refused; what keeps them all is not.

func.func @f() {
  %0 = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<?xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi16>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<2xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op expected tensors for attr/result type}}
  %0 = "tosa.const"() {values = dense<1> : vector<4xi32>} : () -> tensor<4xi32>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = dense<1> : tensor<4xi8>} : () -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() {values = dense<1> : tensor<4xi16>} : () -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op attribute 'values' failed to satisfy constraint: constant vector/tensor attribute}}
  %0 = "tosa.const"() {values = 3 : i32} : () -> tensor<4xi32>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = dense_resource<r> : tensor<4xi32>} : () -> tensor<4xi32>
  return
}
