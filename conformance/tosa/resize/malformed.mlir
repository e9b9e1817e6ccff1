// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.resize` is refused.

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.resize %a, %s, %o, %b
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{custom op 'tosa.resize' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.resize %a, %s, %o, %b : f32
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{custom op 'tosa.resize' invalid resize mode value: FOO}}
  %0 = tosa.resize %a, %s, %o, %b {mode = FOO} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.resize %a, %s, %o, %b {mode BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+1 {{expected '}'}}
  %0 = tosa.resize %a, %s, %o, %b {mode = BILINEAR : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>) {
  // expected-error@+2 {{custom op 'tosa.resize' number of operands and types do not match: got 4 operands and 0 types}}
  %0 = tosa.resize %a, %s, %o, %b : () -> f32
  return
}
