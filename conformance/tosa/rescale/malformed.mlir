// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.rescale` is refused.

func.func @f(%a: tensor<4xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi32>, %y: tensor<1xi8>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true}
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi32>, %y: tensor<1xi8>) {
  // expected-error@+1 {{custom op 'tosa.rescale' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true} : f32
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi32>, %y: tensor<1xi8>) {
  // expected-error@+1 {{custom op 'tosa.rescale' invalid rounding_mode value: FOO}}
  %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = FOO} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi32>, %y: tensor<1xi8>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode DOUBLE_ROUND} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi32>, %y: tensor<1xi8>) {
  // expected-error@+1 {{expected '}'}}
  %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = DOUBLE_ROUND : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi32>, %y: tensor<1xi8>) {
  // expected-error@+2 {{custom op 'tosa.rescale' number of operands and types do not match: got 5 operands and 0 types}}
  %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true} : () -> f32
  return
}
