// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.matmul_t_block_scaled` is refused.

func.func @f(%a: tensor<4x8x32xf8E4M3FN>, %b: tensor<4x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %a, %b
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E4M3FN>, %b: tensor<4x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{custom op 'tosa.matmul_t_block_scaled' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %a, %b : f32
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E4M3FN>, %b: tensor<4x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{custom op 'tosa.matmul_t_block_scaled' invalid block_size value: FOO}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %a, %b {block_size = FOO} : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>) -> tensor<4x8x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E4M3FN>, %b: tensor<4x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %a, %b {block_size BLOCK_SIZE_32} : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>) -> tensor<4x8x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E4M3FN>, %b: tensor<4x8x1xf8E8M0FNU>) {
  // expected-error@+1 {{expected '}'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %a, %b {block_size = BLOCK_SIZE_32 : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>) -> tensor<4x8x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E4M3FN>, %b: tensor<4x8x1xf8E8M0FNU>) {
  // expected-error@+2 {{custom op 'tosa.matmul_t_block_scaled' number of operands and types do not match: got 4 operands and 0 types}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %a, %b : () -> f32
  return
}
