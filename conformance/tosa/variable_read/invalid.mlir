// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.variable_read` is refused; what keeps them all is not.

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f() {
  %0 = tosa.variable_read @v : tensor<2x3xf32>
  return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f() {
  %0 = tosa.variable_read @v : tensor<?x3xf32>
  return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f() {
  // expected-error@+1 {{'tosa.variable_read' op 'w' has not been declared by 'tosa.variable'}}
  %0 = tosa.variable_read @w : tensor<2x3xf32>
  return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f() {
  // expected-error@+1 {{'tosa.variable_read' op 'f' has not been declared by 'tosa.variable'}}
  %0 = tosa.variable_read @f : tensor<2x3xf32>
  return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f() {
  // expected-error@+1 {{'tosa.variable_read' op require same element type for 'output1' ('f16') and the input tensor ('f32')}}
  %0 = tosa.variable_read @v : tensor<2x3xf16>
  return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f() {
  // expected-error@+1 {{'tosa.variable_read' op require same shapes for 'output1' ('tensor<2x4xf32>') and the input tensor ('tensor<2x3xf32>')}}
  %0 = tosa.variable_read @v : tensor<2x4xf32>
  return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2x3xf32>
func.func @f() {
  %0 = tosa.variable_read @v : tensor<*xf32>
  return
}
