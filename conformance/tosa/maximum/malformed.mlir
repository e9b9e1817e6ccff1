// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.maximum` is refused.

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.maximum %a, %a
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'tosa.maximum' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.maximum %a, %a : f32
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'tosa.maximum' invalid nan_mode value: FOO}}
  %0 = tosa.maximum %a, %a {nan_mode = FOO} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.maximum %a, %a {nan_mode IGNORE} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{expected '}'}}
  %0 = tosa.maximum %a, %a {nan_mode = IGNORE : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'tosa.maximum' number of operands and types do not match: got 2 operands and 0 types}}
  %0 = tosa.maximum %a, %a : () -> f32
  return
}
