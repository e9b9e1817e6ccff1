// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.cast_from_block_scaled` is refused.

func.func @f(%a: tensor<4x32xf8E4M3FN>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.cast_from_block_scaled %a, %b
  return
}

// -----

func.func @f(%a: tensor<4x32xf8E4M3FN>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{custom op 'tosa.cast_from_block_scaled' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.cast_from_block_scaled %a, %b : f32
  return
}

// -----

func.func @f(%a: tensor<4x32xf8E4M3FN>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{custom op 'tosa.cast_from_block_scaled' invalid block_size value: FOO}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = FOO} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a: tensor<4x32xf8E4M3FN>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size BLOCK_SIZE_32} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a: tensor<4x32xf8E4M3FN>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{expected '}'}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32 : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a: tensor<4x32xf8E4M3FN>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+2 {{custom op 'tosa.cast_from_block_scaled' number of operands and types do not match: got 2 operands and 0 types}}
  %0 = tosa.cast_from_block_scaled %a, %b : () -> f32
  return
}
