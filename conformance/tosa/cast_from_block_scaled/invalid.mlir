// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.cast_from_block_scaled` is refused; what keeps them all is not.

func.func @f(%a: tensor<4x64xf8E4M3FN>, %b: tensor<4x2xf8E8M0FNU>) {
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%a: tensor<4x64xf8E4M3FN>, %b: tensor<4x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x64xf8E4M3FN>') and output_data ('tensor<4x32xf32>')}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a: tensor<4x64xf8E4M3FN>, %b: tensor<4x2xf8E8M0FNU>) {
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x64xf8E4M3FN>, %b: tensor<4x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op expect block size to be 32, got 1}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_1} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%a: tensor<4x48xf8E4M3FN>, %b: tensor<4x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_data (48) to be divisible by block_size (32)}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x48xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x48xf32>
  return
}

// -----

func.func @f(%a: tensor<4x64xf8E4M3FN>, %b: tensor<3x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x64xf8E4M3FN>') and input_scale ('tensor<3x2xf8E8M0FNU>') except for the last dimension}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<3x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%a: tensor<4x64xf8E4M3FN>, %b: tensor<2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x64xf8E4M3FN>') and input_scale ('tensor<2xf8E8M0FNU>') except for the last dimension}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%a: tensor<4x64xf8E4M3FN>, %b: tensor<4x4xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_scale (4) to be equal to last dimension of input_data / block_size (2)}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x4xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%a: tensor<4x64xf8E4M3FN>, %b: tensor<4x?xf8E8M0FNU>) {
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x?xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%a: tensor<4x64xf8E4M3FN>, %b: tensor<*xf8E8M0FNU>) {
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<*xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf8E4M3FN>, %b: tensor<*xf8E8M0FNU>) {
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<*xf8E4M3FN>, tensor<*xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}
