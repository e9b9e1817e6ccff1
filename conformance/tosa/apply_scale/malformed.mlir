// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.apply_scale` is refused.

func.func @f(%a: tensor<4xi32>, %s: tensor<4xi8>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.apply_scale %a, %a, %s
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %s: tensor<4xi8>) {
  // expected-error@+1 {{custom op 'tosa.apply_scale' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.apply_scale %a, %a, %s : f32
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %s: tensor<4xi8>) {
  // expected-error@+1 {{custom op 'tosa.apply_scale' invalid rounding_mode value: FOO}}
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = FOO} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %s: tensor<4xi8>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %s: tensor<4xi8>) {
  // expected-error@+1 {{expected '}'}}
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = DOUBLE_ROUND : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %s: tensor<4xi8>) {
  // expected-error@+2 {{custom op 'tosa.apply_scale' number of operands and types do not match: got 3 operands and 0 types}}
  %0 = tosa.apply_scale %a, %a, %s : () -> f32
  return
}
