// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.dim` is refused; what keeps them all is not.

func.func @f(%a: tensor<4x8xf32>) {
  %0 = tosa.dim %a {axis = 1 : i32} : (tensor<4x8xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.dim' op expect axis to be in the range [0, 2), got 2}}
  %0 = tosa.dim %a {axis = 2 : i32} : (tensor<4x8xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.dim' op expect axis to be in the range [0, 2), got -1}}
  %0 = tosa.dim %a {axis = -1 : i32} : (tensor<4x8xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{'tosa.dim' op expect output shape type to contain one element, got '!tosa.shape<2>'}}
  %0 = tosa.dim %a {axis = 1 : i32} : (tensor<4x8xf32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  %0 = tosa.dim %a {axis = 9 : i32} : (tensor<*xf32>) -> !tosa.shape<1>
  return
}
