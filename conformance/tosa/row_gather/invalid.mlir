// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.row_gather` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  %n = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.row_gather %a, %b, %n : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  %n = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.row_gather' op requires row_count to be > 0, got 0}}
  %0 = tosa.row_gather %a, %b, %n : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  %n = "tosa.const"() {values = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.row_gather' op requires row_count to be > 0, got -1}}
  %0 = tosa.row_gather %a, %b, %n : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  %n = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.row_gather' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.row_gather %a, %b, %n : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x6x7xf16>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<1x3xi32>) {
  %n = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.row_gather' op expected batch of indices to match size 2, got 1}}
  %0 = tosa.row_gather %a, %b, %n : (tensor<2x5x7xf32>, tensor<1x3xi32>, tensor<1xi32>) -> tensor<2x6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  %n = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.row_gather' op expected channels of output to match size 7, got 8}}
  %0 = tosa.row_gather %a, %b, %n : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x6x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  %n = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.row_gather' op expected batch of output to match size 2, got 3}}
  %0 = tosa.row_gather %a, %b, %n : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<1xi32>) -> tensor<3x6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  %n = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.row_gather' op requires output dimension to be equal to indices[1]*row_count (6), got 5}}
  %0 = tosa.row_gather %a, %b, %n : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x7xf32>, %b: tensor<2x3xi32>) {
  %n = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.row_gather %a, %b, %n : (tensor<2x5x7xf32>, tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x?x7xf32>
  return
}
