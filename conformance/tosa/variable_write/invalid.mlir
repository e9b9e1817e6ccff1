// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.variable_write` is refused; what keeps them all is not.

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) {
  tosa.variable_write @v, %a : tensor<2x3xf32>
  return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.variable_write' op 'w' has not been declared by 'tosa.variable'}}
  tosa.variable_write @w, %a : tensor<2x3xf32>
  return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.variable_write' op 'f' has not been declared by 'tosa.variable'}}
  tosa.variable_write @f, %a : tensor<2x3xf32>
  return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f(%a: tensor<2x3xi32>) {
  // expected-error@+1 {{'tosa.variable_write' op require same element type for 'input1' ('i32') and the input tensor ('f32')}}
  tosa.variable_write @v, %a : tensor<2x3xi32>
  return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f(%a: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.variable_write' op require same shapes for 'input1' ('tensor<2x4xf32>') and the input tensor ('tensor<2x3xf32>')}}
  tosa.variable_write @v, %a : tensor<2x4xf32>
  return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f(%a: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.variable_write' op require same shapes for 'input1' ('tensor<2xf32>') and the input tensor ('tensor<2x3xf32>')}}
  tosa.variable_write @v, %a : tensor<2xf32>
  return
}
