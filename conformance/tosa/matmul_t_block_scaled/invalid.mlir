// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.matmul_t_block_scaled` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<2x5x64xf8E4M3FN>, %d: tensor<2x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<2x5x64xf8E5M2>, %d: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect A_data and B_data to have same element type, got 'f8E4M3FN' and 'f8E5M2'}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E5M2>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<1x3x2xf8E8M0FNU>, %c: tensor<2x5x64xf8E4M3FN>, %d: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected batch of a_scale to match size 2, got 1}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<1x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<2x5x64xf8E4M3FN>, %d: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected height of a_scale to match size 3, got 4}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<3x5x64xf8E4M3FN>, %d: tensor<3x5x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect B matrix batch size to be broadcast compatible with A, got D=3 vs N=2}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<3x5x64xf8E4M3FN>, tensor<3x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<1x5x64xf8E4M3FN>, %d: tensor<1x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<1x5x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<2x5x32xf8E4M3FN>, %d: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected channels of b_data to match size 64, got 32}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x32xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<2x5x64xf8E4M3FN>, %d: tensor<2x4x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected width of b_scale to match size 5, got 4}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<2x5x64xf8E4M3FN>, %d: tensor<1x5x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected batch of b_scale to match size 2, got 1}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<1x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<2x5x64xf8E4M3FN>, %d: tensor<2x5x3xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected C/block_size of b_scale to match size 2, got 3}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x3xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<2x5x64xf8E4M3FN>, %d: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect block size to be 32, got 1}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_1} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x48xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<2x5x48xf8E4M3FN>, %d: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect C to be a multiple of block size, got C=48, block_size=32}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x48xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x48xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x4xf8E8M0FNU>, %c: tensor<2x5x64xf8E4M3FN>, %d: tensor<2x5x4xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect scale operands dimension 2 to equal C/block_size (64/32), got 4}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x4xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x4xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<2x5x64xf8E4M3FN>, %d: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected output shape 2, 3, 6 to be compatible with expected output shape 2, 3, 5}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %b: tensor<2x3x2xf8E8M0FNU>, %c: tensor<2x5x64xf8E4M3FN>, %d: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected output shape 2, 4, 5 to be compatible with expected output shape 2, 3, 5}}
  %0 = tosa.matmul_t_block_scaled %a, %b, %c, %d {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32>
  return
}
