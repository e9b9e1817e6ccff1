// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.cast_to_block_scaled` is refused; what keeps them all is not.

func.func @f(%a: tensor<4x64xf32>) {
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x64xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for input_data ('tensor<4x64xf32>') and output_data ('tensor<4x32xf8E4M3FN>')}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x64xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op expect block size to be 32, got 1}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_1} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x48xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op expect last dimension of input_data (48) to be divisible by block_size (32)}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x48xf32>) -> (tensor<4x48xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x64xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x64xf8E4M3FN>') and output_scale ('tensor<5x2xf8E8M0FNU>') except for the last dimension}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<5x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x64xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (1) to be equal to last dimension of output_data / block_size (2)}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (1) to be equal to last dimension of output_data / block_size (2)}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x?xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (1) to be equal to last dimension of output_data / block_size (2)}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<*xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}
