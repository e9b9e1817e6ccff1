// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.max_pool2d_adaptive` is refused.

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{custom op 'tosa.max_pool2d_adaptive' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p : f32
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{custom op 'tosa.max_pool2d_adaptive' invalid nan_mode value: FOO}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p {nan_mode = FOO} : (tensor<1x4x4x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p {nan_mode IGNORE} : (tensor<1x4x4x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{expected '}'}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p {nan_mode = IGNORE : (tensor<1x4x4x2xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+2 {{custom op 'tosa.max_pool2d_adaptive' number of operands and types do not match: got 4 operands and 0 types}}
  %0 = tosa.max_pool2d_adaptive %a, %k, %s, %p : () -> f32
  return
}
