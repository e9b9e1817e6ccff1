// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.rfft2d` is refused; what keeps them all is not.

func.func @f(%a: tensor<1x4x8xf32>) {
  %0:2 = tosa.rfft2d %a {local_bound = false} : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<1x4x5xf32>', 'tensor<1x4x4xf32>'}}
  %0:2 = tosa.rfft2d %a {local_bound = false} : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x4xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  %0:2 = tosa.rfft2d %a {local_bound = false} : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x?x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x3x8xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected height to be a power of two, got 3}}
  %0:2 = tosa.rfft2d %a {local_bound = false} : (tensor<1x3x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x6xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected width to be a power of two, got 6}}
  %0:2 = tosa.rfft2d %a {local_bound = false} : (tensor<1x4x6xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x0xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op operand #0 must be 3D tosa-conformant tensor of number values, but got 'tensor<1x4x0xf32>'}}
  %0:2 = tosa.rfft2d %a {local_bound = false} : (tensor<1x4x0xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<2x4x8xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<2x4x8xf32>' output='tensor<1x4x5xf32>'}}
  %0:2 = tosa.rfft2d %a {local_bound = false} : (tensor<2x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x2x8xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<1x2x8xf32>' output='tensor<1x4x5xf32>'}}
  %0:2 = tosa.rfft2d %a {local_bound = false} : (tensor<1x2x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 8}}
  %0:2 = tosa.rfft2d %a {local_bound = false} : (tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x?xf32>) {
  %0:2 = tosa.rfft2d %a {local_bound = false} : (tensor<1x4x?xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}
