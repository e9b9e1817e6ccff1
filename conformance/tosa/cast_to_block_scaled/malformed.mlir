// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.cast_to_block_scaled` is refused.

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0:2 = tosa.cast_to_block_scaled %a
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{custom op 'tosa.cast_to_block_scaled' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0:2 = tosa.cast_to_block_scaled %a : f32
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{custom op 'tosa.cast_to_block_scaled' invalid block_size value: FOO}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = FOO} : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{expected '='}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{expected '}'}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32 : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error@+2 {{custom op 'tosa.cast_to_block_scaled' number of operands and types do not match: got 1 operands and 0 types}}
  %0:2 = tosa.cast_to_block_scaled %a : () -> f32
  return
}
