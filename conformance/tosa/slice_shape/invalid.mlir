// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.slice_shape` is refused; what keeps them all is not.

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.slice_shape %x, %s, %z : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s = "tosa.const"() {values = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected non-negative start index, got -1}}
  %0 = tosa.slice_shape %x, %s, %z : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected positive size, got 0}}
  %0 = tosa.slice_shape %x, %s, %z : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<-3> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected positive size, got -3}}
  %0 = tosa.slice_shape %x, %s, %z : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected output type size to be equal to size attribute, got 1 vs 2}}
  %0 = tosa.slice_shape %x, %s, %z : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected start + size to be less than or equal to input shape rank (3), got 4}}
  %0 = tosa.slice_shape %x, %s, %z : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected start + size to be less than or equal to input shape rank (1), got 3}}
  %0 = tosa.slice_shape %x, %s, %z : (!tosa.shape<1>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
