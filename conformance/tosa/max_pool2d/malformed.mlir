// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.max_pool2d` is refused.

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{custom op 'tosa.max_pool2d' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : f32
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{custom op 'tosa.max_pool2d' invalid nan_mode value: FOO}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, nan_mode = FOO} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, nan_mode IGNORE} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{expected '}'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, nan_mode = IGNORE : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+2 {{custom op 'tosa.max_pool2d' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : () -> f32
  return
}
