// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.reduce_min` is refused.

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.reduce_min %a {axis = 0 : i32}
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'tosa.reduce_min' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.reduce_min %a {axis = 0 : i32} : f32
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'tosa.reduce_min' invalid nan_mode value: FOO}}
  %0 = tosa.reduce_min %a {axis = 0 : i32, nan_mode = FOO} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.reduce_min %a {axis = 0 : i32, nan_mode IGNORE} : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{expected '}'}}
  %0 = tosa.reduce_min %a {axis = 0 : i32, nan_mode = IGNORE : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'tosa.reduce_min' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = tosa.reduce_min %a {axis = 0 : i32} : () -> f32
  return
}
