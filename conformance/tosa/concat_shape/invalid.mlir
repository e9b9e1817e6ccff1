// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.concat_shape` is refused; what keeps them all is not.

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %y = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.concat_shape %x, %y : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<5>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %y = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error@+1 {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (5), got 4}}
  %0 = tosa.concat_shape %x, %y : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<4>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %y = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error@+1 {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (5), got 0}}
  %0 = tosa.concat_shape %x, %y : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<0>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<0xindex>} : () -> !tosa.shape<0>
  %y = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error@+1 {{'tosa.concat_shape' op requires all inputs shapes have a rank greater than 0}}
  %0 = tosa.concat_shape %x, %y : (!tosa.shape<0>, !tosa.shape<3>) -> !tosa.shape<3>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<[]> : tensor<0xindex>} : () -> !tosa.shape<0>
  %y = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.concat_shape' op requires all inputs shapes have a rank greater than 0}}
  %0 = tosa.concat_shape %x, %y : (!tosa.shape<0>, !tosa.shape<1>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%a: !tosa.shape<1>) {
  // expected-error@+1 {{'tosa.concat_shape' op shape operand is not compile time resolvable}}
  %0 = tosa.concat_shape %a, %a : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  return
}
