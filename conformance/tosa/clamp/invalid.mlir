// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.clamp` is refused; what keeps them all is not.

func.func @f(%a: tensor<4xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 0.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=2.000000e+00 : f32, max_val=1.000000e+00 : f32}}
  %0 = tosa.clamp %a {min_val = 2.0 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=0x7FC00000 : f32, max_val=1.000000e+00 : f32}}
  %0 = tosa.clamp %a {min_val = 0x7FC00000 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=0.000000e+00 : f32, max_val=0x7FC00000 : f32}}
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 0x7FC00000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f16} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 0 : i32, max_val = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.clamp' op requires the same element type for all operands and results}}
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  %0 = tosa.clamp %a {min_val = -3 : i8, max_val = 7 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=7 : i8, max_val=-7 : i8}}
  %0 = tosa.clamp %a {min_val = 7 : i8, max_val = -7 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 7 : i16, max_val = 9 : i16} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xui8>) {
  %0 = tosa.clamp %a {min_val = 7 : ui8, max_val = 200 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return
}

// -----

func.func @f(%a: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  %0 = tosa.clamp %a {min_val = -3 : i8, max_val = 7 : i8} : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}
